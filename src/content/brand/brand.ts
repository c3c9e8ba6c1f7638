import { defineContentType } from '../../domain/content-type.ts';
import { address, localized, markdown, picture, text } from '../../domain/fields/index.ts';

/** A name under which the group runs resorts. Resorts point at it, so it is never removed. */
export const brand = defineContentType({
  name: 'brand',
  path: 'brands',
  scope: 'group',
  permission: 'manage general settings',
  titleField: 'name',
  labels: { en: { one: 'brand', many: 'brands' }, es: { one: 'marca', many: 'marcas', gender: 'f' } },
  remove: 'never',
  workflow: {
    parts: [
      {
        key: 'name',
        en: 'What is the brand called?',
        es: '¿Cómo se llama la marca?',
        called: { en: 'Name', es: 'Nombre' },
        fields: ['name', 'url_partial', 'website'],
      },
      {
        key: 'story',
        en: 'What does the brand stand for, and what does it look like?',
        es: '¿Qué distingue a la marca y cómo se ve?',
        called: { en: 'Text and pictures', es: 'Texto e imágenes' },
        fields: ['tagline', 'description', 'logo', 'image'],
      },
    ],
    columns: ['tagline', 'website', 'created_at'],
  },
  appears: {
    settings: {
      group: 'branding',
      position: 1,
      task: { en: 'Look after the brands', es: 'Atender las marcas' },
    },
    guests: { sitePage: true, known: { title: 'name', picture: 'image', text: 'description' } },
  },
  fields: {
    name: text({
      label: 'Name',
      es: 'Nombre',
      readBy: 'guests',
      required: true,
      maxLength: 120,
      unique: true,
    }),
    url_partial: text({
      label: 'Part of the web address',
      es: 'Parte de la dirección web',
      maxLength: 120,
      unique: true,
      help: {
        en: 'casas-quietas in /brands/casas-quietas.',
        es: 'casas-quietas en /es/marcas/casas-quietas.',
      },
    }),
    website: address({ label: 'Website', es: 'Sitio web' }),
    logo: picture({ label: 'Logo', es: 'Logotipo', shape: 'logo' }),
    image: picture({ label: 'Picture', es: 'Imagen' }),
    tagline: localized(text({ label: 'Line under the name', es: 'Frase bajo el nombre', maxLength: 160 })),
    description: localized(markdown({ label: 'Description', es: 'Descripción' })),
  },
});
