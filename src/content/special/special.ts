import { defineContentType } from '../../domain/content-type.ts';
import {
  choice,
  day,
  integer,
  list,
  localized,
  markdown,
  picture,
  references,
  slug,
  text,
  wallClock,
} from '../../domain/fields/index.ts';
import { audiences, specialKinds } from '../../domain/special.ts';

const percentOff = {
  label: 'Percent off',
  es: 'Porcentaje de descuento',
  min: 0,
  max: 100,
  unit: '%',
} as const;
const bookingCode = { label: 'Booking code', es: 'Código de reservación', maxLength: 80 } as const;

/** What a version says of its own; a null falls back to the special's. */
const versionFields = {
  version_name: text({
    label: 'Version',
    es: 'Versión',
    readBy: 'staff',
    required: true,
    maxLength: 120,
  }),
  start_date: wallClock({ label: 'From', es: 'Desde', required: true }),
  end_date: wallClock({
    label: 'To',
    es: 'Hasta',
    required: true,
    after: 'start_date',
    help: {
      en: 'Through this minute; midnight means the whole day.',
      es: 'Este minuto incluido; medianoche significa el día completo.',
    },
  }),
  audience: choice({
    label: 'For whom',
    es: 'Para quién',
    options: audiences,
    required: true,
    labels: {
      Everyone: { en: 'Everyone', es: 'Todo el público' },
      Members: { en: 'Members of the newsletter', es: 'Suscriptores del boletín' },
      Residents: { en: 'Residents of the country', es: 'Residentes del país' },
      'Travel Agents': { en: 'Travel agents', es: 'Agentes de viajes' },
    },
  }),
  priority: integer({
    label: 'Priority',
    es: 'Prioridad',
    required: true,
    min: 0,
    max: 100,
    help: {
      en: 'Where several are on, the highest is shown.',
      es: 'Si hay varias vigentes, se muestra la más alta.',
    },
  }),
  pages: list({
    label: 'Pages',
    es: 'Páginas',
    required: true,
    maxItems: 50,
    help: {
      en: 'Where it is shown. Choose a page; one that is not in the list is named by its web address.',
      es: 'Dónde se muestra. Elija una página; la que no esté en la lista se indica con su dirección web.',
    },
    entryLabels: { en: 'Page', es: 'Página' },
    fields: {
      page: choice({
        label: 'Page',
        es: 'Página',
        required: true,
        open: true,
        options: [
          '*',
          'home',
          'specials',
          'resorts',
          'brands',
          'collection',
          'blog',
          'press',
          'flights',
          'meetings',
        ],
        labels: {
          '*': { en: 'Every page', es: 'Todas las páginas' },
          home: { en: 'Home', es: 'Inicio' },
          specials: { en: 'Specials', es: 'Ofertas' },
          resorts: { en: 'Resorts', es: 'Resorts' },
          brands: { en: 'Brands', es: 'Marcas' },
          collection: { en: 'Collection', es: 'Colección' },
          blog: { en: 'Blog', es: 'Blog' },
          press: { en: 'Press', es: 'Prensa' },
          flights: { en: 'Flights', es: 'Vuelos' },
          meetings: { en: 'Meetings', es: 'Reuniones' },
        },
      }),
    },
  }),
  title: localized(
    text({ label: 'Title of its own', es: 'Título propio', readBy: 'guests', maxLength: 160 }),
  ),
  image: picture({ label: 'Picture of its own', es: 'Imagen propia' }),
  percent_off: integer(percentOff),
  code: text(bookingCode),
};

/** An offer of a property. Its versions say when, where and to whom it is made. */
export const special = defineContentType({
  name: 'special',
  path: 'specials',
  scope: 'site',
  permission: 'manage specials',
  titleField: 'name',
  labels: { en: { one: 'special', many: 'specials' }, es: { one: 'oferta', many: 'ofertas', gender: 'f' } },
  remove: 'delete',
  publishes: 'on-request',
  workflow: {
    choosesPart: true,
    choosesEntryOf: 'versions',
    parts: [
      {
        key: 'main',
        en: 'What does the special offer?',
        es: '¿En qué consiste la oferta?',
        called: { en: 'Main Content', es: 'Contenido principal' },
        fields: ['name', 'percent_off', 'code', 'kind', 'title', 'slug', 'excerpt', 'content', 'terms'],
      },
      {
        key: 'images',
        en: 'What does it look like?',
        es: '¿Cómo se ve?',
        called: { en: 'Images', es: 'Imágenes' },
        fields: ['image', 'banner'],
      },
      {
        key: 'details',
        en: 'When, where and to whom is it shown?',
        es: '¿Cuándo, dónde y a quién se muestra?',
        called: { en: 'Configuration', es: 'Configuración' },
        fields: ['resorts', 'stay_from', 'stay_until', 'versions'],
      },
    ],
    columns: ['title', 'percent_off', 'code', 'versions'],
  },
  appears: {
    settings: {
      group: 'playa',
      position: 1,
      task: { en: 'Launch or change a special', es: 'Lanzar o modificar una oferta' },
      atHome: 5,
    },
    guests: { sitePage: true, known: { title: 'title', picture: 'image', text: 'excerpt' } },
  },
  fields: {
    name: text({ label: 'Name', es: 'Nombre', readBy: 'staff', required: true, maxLength: 160 }),
    percent_off: integer({ ...percentOff, required: true }),
    code: text({ ...bookingCode, required: true }),
    kind: choice({
      label: 'Kind of offer',
      es: 'Tipo de oferta',
      options: specialKinds,
      help: { en: 'Visitors look for offers by it.', es: 'Los visitantes buscan ofertas por él.' },
      labels: {
        Family: { en: 'Families', es: 'En familia' },
        Couples: { en: 'For two', es: 'En pareja' },
        'Long Stay': { en: 'Longer stays', es: 'Estancias largas' },
        'Book Ahead': { en: 'Booked ahead', es: 'Con anticipación' },
        'Last Minute': { en: 'Last minute', es: 'De último momento' },
        'Food and Drink': { en: 'At the table', es: 'A la mesa' },
        Wellness: { en: 'Spa and calm', es: 'Spa y calma' },
      },
    }),
    resorts: references({
      label: 'Resorts',
      es: 'Resorts',
      to: 'resort',
      help: {
        en: 'Where it can be used. None: at all of them that the site books.',
        es: 'Dónde vale. Ninguno: en todos los que reserva el sitio.',
      },
    }),
    stay_from: day({
      label: 'Stays from',
      es: 'Estancias desde',
      help: { en: 'The first night it is for.', es: 'La primera noche en que vale.' },
    }),
    stay_until: day({
      label: 'Stays until',
      es: 'Estancias hasta',
      after: 'stay_from',
      help: { en: 'The last night it is for.', es: 'La última noche en que vale.' },
    }),
    versions: list({
      label: 'Versions',
      es: 'Versiones',
      required: true,
      maxItems: 40,
      entryLabels: { en: 'Version', es: 'Versión' },
      fields: versionFields,
    }),
    title: localized(
      text({ label: 'Title', es: 'Título', readBy: 'guests', required: true, maxLength: 160 }),
    ),
    slug: localized(slug({ label: 'Web address', es: 'Dirección web', from: 'title' })),
    excerpt: localized(
      text({ label: 'In one sentence', es: 'En una frase', required: true, maxLength: 300 }),
    ),
    content: localized(markdown({ label: 'Text', es: 'Texto', required: true })),
    terms: localized(markdown({ label: 'Terms', es: 'Condiciones', required: true })),
    image: localized(picture({ label: 'Picture', es: 'Imagen', required: true })),
    banner: localized(picture({ label: 'Wide picture', es: 'Imagen ancha', required: true })),
  },
});
