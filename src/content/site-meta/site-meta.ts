import { defineContentType } from '../../domain/content-type.ts';
import {
  boolean,
  choice,
  list,
  localized,
  picture,
  siteProof,
  text,
  titlePattern,
} from '../../domain/fields/index.ts';
import { provers } from '../../domain/site/site-proof.ts';

/** What search results and shared links say where a page of a site says nothing of its own. Each site has one record. */
export const siteMeta = defineContentType({
  name: 'site_meta',
  path: 'global-meta',
  scope: 'site',
  permission: 'manage meta',
  titleField: 'title_pattern',
  labels: {
    en: { one: 'global meta record', many: 'global meta' },
    es: { one: 'registro de metadatos', many: 'metadatos globales', gender: 'm' },
  },
  onePerSite: true,
  remove: 'never',
  workflow: {
    calledInMessages: { en: 'Global meta', es: 'el registro de metadatos' },
    parts: [
      {
        key: 'results',
        en: 'What do search results and shared links say?',
        es: '¿Qué dicen los buscadores y los enlaces compartidos?',
        called: { en: 'Results and links', es: 'Resultados y enlaces' },
        fields: ['title_pattern', 'description', 'social_picture'],
      },
      {
        key: 'engines',
        en: 'May search engines list the site?',
        es: '¿Pueden los buscadores mostrar el sitio?',
        called: { en: 'Search engines', es: 'Buscadores' },
        fields: ['no_index', 'proofs'],
      },
    ],
    columns: ['description', 'no_index', 'updated_at'],
  },
  appears: {
    settings: {
      group: 'site',
      position: 3,
      called: { en: 'Global Meta', es: 'Metadatos globales' },
      task: { en: 'Say how search results show a site', es: 'Decir cómo muestran un sitio los buscadores' },
    },
    guests: { heads: true },
  },
  fields: {
    title_pattern: titlePattern({
      label: 'Titles',
      es: 'Títulos',
      required: true,
      help: {
        en: 'As {page} – {site}: the title of the page, and the name of the site. A page with a title of its own for search engines keeps that.',
        es: 'Por ejemplo, {page} – {site}: el título de la página y el nombre del sitio. Una página con título propio para buscadores lo conserva.',
      },
    }),
    description: localized(
      text({
        label: 'Description',
        es: 'Descripción',
        maxLength: 300,
        help: {
          en: 'For pages without one. Where nothing is said, the description of the site stands there.',
          es: 'Para páginas que no tienen una. Si no se indica, va la descripción del sitio.',
        },
      }),
    ),
    social_picture: picture({
      label: 'Picture of shared links',
      es: 'Imagen de enlaces compartidos',
      help: {
        en: 'For pages without a picture. Where none is chosen, it is the home picture of the site.',
        es: 'Para páginas sin imagen. Si no se elige una, es la imagen de inicio del sitio.',
      },
    }),
    no_index: boolean({
      label: 'Search engines leave the site out',
      es: 'Los buscadores dejan fuera el sitio',
      help: {
        en: 'For a site that is being prepared, or that is only for guests: none of its pages appears in search results.',
        es: 'Para un sitio en preparación o solo para huéspedes: ninguna de sus páginas aparece en los buscadores.',
      },
    }),
    proofs: list({
      label: 'Verification codes',
      es: 'Códigos de verificación',
      maxItems: 10,
      entryLabels: { en: 'Code', es: 'Código' },
      help: {
        en: 'By them search engines and networks know that the site is yours. You may paste the whole meta element they show.',
        es: 'Con ellos los buscadores y las redes saben que el sitio es suyo. Puede pegar completo el elemento meta que le muestran.',
      },
      fields: {
        engine: choice({
          label: 'Whose',
          es: 'De quién',
          required: true,
          options: provers,
          labels: {
            google: { en: 'Google', es: 'Google' },
            bing: { en: 'Bing', es: 'Bing' },
            yandex: { en: 'Yandex', es: 'Yandex' },
            pinterest: { en: 'Pinterest', es: 'Pinterest' },
            facebook: { en: 'Facebook', es: 'Facebook' },
          },
        }),
        code: siteProof({ label: 'Code', es: 'Código', required: true }),
      },
    }),
  },
});
