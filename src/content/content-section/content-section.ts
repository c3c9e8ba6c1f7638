import { defineContentType } from '../../domain/content-type.ts';
import {
  address,
  choice,
  gallery,
  links,
  localized,
  markdown,
  picture,
  richLinks,
  slug,
  text,
} from '../../domain/fields/index.ts';

/** A page of hotel information: words and pictures of our own, or a frame from elsewhere. */
export const contentSection = defineContentType({
  name: 'content_section',
  path: 'content-sections',
  scope: 'site',
  permission: 'manage property hub',
  titleField: 'label',
  labels: {
    en: { one: 'content section', many: 'content sections' },
    es: { one: 'sección de contenido', many: 'secciones de contenido', gender: 'f' },
  },
  ordered: true,
  remove: 'delete',
  copied: true,
  workflow: {
    parts: [
      {
        key: 'name',
        en: 'What is the page called, and what kind of page is it?',
        es: '¿Cómo se llama la página y de qué tipo es?',
        called: { en: 'Name', es: 'Nombre' },
        fields: ['label', 'display_type', 'title', 'slug'],
      },
      {
        key: 'content',
        en: 'What does the guest read or see?',
        es: '¿Qué lee o ve el huésped?',
        called: { en: 'Content', es: 'Contenido' },
        fields: ['image', 'content', 'iframe_url'],
      },
      {
        key: 'links',
        en: 'Where can the guest go from here?',
        es: '¿A dónde puede ir el huésped desde aquí?',
        called: { en: 'Links and gallery', es: 'Enlaces y galería' },
        fields: ['links', 'rich_links', 'gallery'],
      },
    ],
    columns: ['title', 'display_type'],
  },
  appears: {
    settings: {
      group: 'hub',
      position: 2,
      task: { en: 'Write hotel information', es: 'Escribir información del hotel' },
      called: { en: 'Content Sections', es: 'Secciones de contenido' },
    },
    guests: {
      known: { title: 'title', picture: 'image', text: 'content' },
      hub: { list: 'info', record: 'content' },
    },
  },
  fields: {
    label: text({ label: 'Name', es: 'Nombre', readBy: 'staff', required: true, maxLength: 160 }),
    display_type: choice({
      label: 'Kind of page',
      es: 'Tipo de página',
      options: ['page', 'iframe'],
      labels: {
        page: { en: 'A page of our own', es: 'Una página nuestra' },
        iframe: { en: 'A frame from elsewhere', es: 'Un marco con otra página' },
      },
      required: true,
    }),
    title: localized(
      text({ label: 'Special Name', es: 'Título', readBy: 'guests', required: true, maxLength: 160 }),
    ),
    slug: localized(slug({ label: 'Web address', es: 'Dirección web', from: 'title' })),
    image: localized(picture({ label: 'Picture', es: 'Imagen' })),
    content: localized(markdown({ label: 'Text', es: 'Texto' })),
    iframe_url: localized(
      address({
        label: 'Web address of the frame',
        es: 'Dirección web del marco',
        requiredWhen: { field: 'display_type', is: 'iframe' },
      }),
    ),
    links: localized(links({ label: 'Buttons', es: 'Botones' })),
    rich_links: localized(richLinks({ label: 'Picture links', es: 'Enlaces con imagen' })),
    gallery: localized(gallery({ label: 'Gallery', es: 'Galería' })),
  },
});
