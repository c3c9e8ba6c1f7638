import { defineContentType } from '../../domain/content-type.ts';
import {
  address,
  blocks,
  boolean,
  choice,
  integer,
  list,
  localized,
  picture,
  reference,
  slug,
  text,
  wallClock,
} from '../../domain/fields/index.ts';
import { slices } from './slices/index.ts';

const versionFields = {
  version_name: text({ label: 'Version', es: 'Versión', readBy: 'staff', required: true, maxLength: 120 }),
  slices: blocks({ label: 'Slices', es: 'Bloques', maxItems: 60, blocks: slices }),
  from: wallClock({
    label: 'From',
    es: 'Desde',
    help: {
      en: 'Empty: from the beginning. The version that began last is shown.',
      es: 'Vacío: desde el principio. Se muestra la versión que empezó al último.',
    },
  }),
  until: wallClock({
    label: 'Until',
    es: 'Hasta',
    after: 'from',
    help: {
      en: 'From this minute on the version before it is shown again.',
      es: 'A partir de este minuto se muestra de nuevo la versión anterior.',
    },
  }),
  share: integer({
    label: 'Share of visitors',
    es: 'Proporción de visitantes',
    min: 0,
    max: 100,
    help: {
      en: 'Among versions that begin at the same moment; 1 where nothing is said.',
      es: 'Entre versiones que empiezan en el mismo momento; 1 si no se indica.',
    },
  }),
};

/** A page of the public site, made of slices. Both languages share the arrangement, but for slices shown in one alone. */
export const page = defineContentType({
  name: 'page',
  path: 'pages',
  scope: 'site',
  permission: 'manage pages',
  titleField: 'name',
  labels: { en: { one: 'page', many: 'pages' }, es: { one: 'página', many: 'páginas', gender: 'f' } },
  ordered: true,
  remove: 'delete',
  publishes: 'on-request',
  workflow: {
    choosesPart: true,
    parts: [
      {
        key: 'name',
        en: 'What is the page called, and where does it stand?',
        es: '¿Cómo se llama la página y dónde va?',
        called: { en: 'Name and address', es: 'Nombre y dirección' },
        fields: ['name', 'title', 'slug', 'is_home', 'parent', 'menu', 'menu_label'],
      },
      {
        key: 'content',
        en: 'What does the visitor see?',
        es: '¿Qué ve el visitante?',
        called: { en: 'Content', es: 'Contenido' },
        fields: ['versions'],
      },
      {
        key: 'settings',
        en: 'What do search engines and shared links show?',
        es: '¿Qué muestran los buscadores y los enlaces compartidos?',
        called: { en: 'Search and sharing', es: 'Buscadores y redes' },
        fields: ['meta_title', 'meta_description', 'social_picture', 'canonical', 'no_index'],
      },
    ],
    columns: ['title', 'parent', 'menu'],
    tree: { parent: 'parent', home: 'is_home' },
  },
  appears: {
    settings: {
      group: 'site',
      position: 1,
      task: { en: 'Build or change a page', es: 'Armar o modificar una página' },
    },
    guests: {
      known: { title: 'title', picture: 'social_picture', text: 'meta_description' },
      page: {
        versions: 'versions',
        versionName: 'version_name',
        slices: 'slices',
        description: 'meta_description',
        hasStarts: true,
      },
    },
  },
  fields: {
    name: text({ label: 'Name', es: 'Nombre', readBy: 'staff', required: true, maxLength: 160 }),
    title: localized(
      text({ label: 'Title', es: 'Título', readBy: 'guests', required: true, maxLength: 120 }),
    ),
    slug: localized(slug({ label: 'Web address', es: 'Dirección web', from: 'title' })),
    is_home: boolean({ label: 'Home page', es: 'Página de inicio' }),
    parent: reference({ label: 'Below which page', es: 'Debajo de qué página', to: 'page' }),
    menu: choice({
      label: 'In the navigation',
      es: 'En la navegación',
      options: ['header', 'footer'],
      labels: {
        header: { en: 'At the top', es: 'Arriba' },
        footer: { en: 'In the footer', es: 'En el pie' },
      },
    }),
    menu_label: localized(
      text({
        label: 'Name in the navigation',
        es: 'Nombre en la navegación',
        maxLength: 40,
        help: { en: 'The title where nothing is said.', es: 'El título si no se indica.' },
      }),
    ),
    versions: localized(
      list({
        label: 'Versions',
        es: 'Versiones',
        maxItems: 20,
        entryLabels: { en: 'Version', es: 'Versión' },
        opensAlone: true,
        fields: versionFields,
      }),
    ),
    meta_title: localized(
      text({ label: 'Title for search engines', es: 'Título para buscadores', maxLength: 70 }),
    ),
    meta_description: localized(
      text({ label: 'Description for search engines', es: 'Descripción para buscadores', maxLength: 170 }),
    ),
    social_picture: localized(
      picture({ label: 'Picture of shared links', es: 'Imagen de enlaces compartidos' }),
    ),
    canonical: localized(
      address({
        label: 'Address of the original',
        es: 'Dirección del original',
        help: {
          en: 'Only where this page repeats another one.',
          es: 'Solo si esta página repite otra.',
        },
      }),
    ),
    no_index: localized(boolean({ label: 'Kept out of search engines', es: 'Fuera de los buscadores' })),
  },
});
