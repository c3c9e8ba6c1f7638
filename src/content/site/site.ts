import { defineContentType } from '../../domain/content-type.ts';
import {
  address,
  boolean,
  choice,
  color,
  gallery,
  group,
  integer,
  list,
  localized,
  markdown,
  picture,
  reference,
  text,
  timeZone,
} from '../../domain/fields/index.ts';
import { languages } from '../../domain/language.ts';

const frame = (label: string, es: string) =>
  group({
    label,
    es,
    fields: {
      url: localized(address({ label: 'Web address of the frame', es: 'Dirección web del marco' })),
      // A frame of another origin cannot be reached by script: its footer is cut off by this many pixels.
      crop: integer({
        label: 'Footer height in pixels',
        es: 'Altura del pie en píxeles',
        min: 0,
        max: 600,
        unit: 'px',
      }),
    },
  });

/** A property or the group itself: whose colours, pictures, hosts and special behaviour. */
export const site = defineContentType({
  name: 'site',
  path: 'sites',
  scope: 'group',
  permission: 'manage sites',
  titleField: 'name',
  labels: { en: { one: 'site', many: 'sites' }, es: { one: 'sitio', many: 'sitios', gender: 'm' } },
  remove: 'never',
  appears: {
    guests: { hub: { record: 'home' } },
  },
  fields: {
    key: text({ label: 'Key', es: 'Clave', required: true, maxLength: 60, unique: true }),
    name: text({ label: 'Name', es: 'Nombre', required: true, maxLength: 120 }),
    hosts: list({
      label: 'Hosts',
      es: 'Dominios',
      maxItems: 50,
      entryLabels: { en: 'Host', es: 'Dominio' },
      fields: { host: text({ label: 'Host', es: 'Dominio', required: true, maxLength: 253 }) },
    }),
    hubHosts: list({
      label: 'Host prefixes with hub addresses in the URL',
      es: 'Prefijos de dominio con direcciones del hub en la URL',
      maxItems: 200,
      entryLabels: { en: 'Prefix', es: 'Prefijo' },
      fields: { prefix: text({ label: 'Prefix', es: 'Prefijo', required: true, maxLength: 253 }) },
    }),
    isDefault: boolean({ label: 'Answers on unknown hosts', es: 'Responde en dominios desconocidos' }),
    timeZone: timeZone({ label: 'Time zone', es: 'Zona horaria', required: true }),
    currency: text({ label: 'Currency', es: 'Moneda', required: true, maxLength: 3 }),
    localized: boolean({ label: 'English and Spanish', es: 'Inglés y español' }),
    firstLanguage: choice({
      label: 'First language',
      es: 'Primer idioma',
      options: languages,
      labels: { en: { en: 'English', es: 'Inglés' }, es: { en: 'Spanish', es: 'Español' } },
      help: {
        en: 'What is required has to be written in it, and it is what is translated. English where nothing is chosen.',
        es: 'Lo obligatorio debe escribirse en él y de él se traduce. Inglés si no se elige nada.',
      },
    }),
    logo: picture({ label: 'Logo', es: 'Logotipo', shape: 'logo' }),
    homeImage: picture({ label: 'Home picture', es: 'Imagen de inicio' }),
    homeLogo: picture({ label: 'Home logo', es: 'Logotipo de inicio', shape: 'logo' }),
    hotelInfoHeader: picture({ label: 'Hotel information header', es: 'Encabezado de información' }),
    eventsHeader: picture({ label: 'Events header', es: 'Encabezado de actividades' }),
    colors: group({
      label: 'Colours',
      es: 'Colores',
      required: true,
      fields: {
        primary: color({ label: 'Primary', es: 'Principal', required: true }),
        secondary: color({ label: 'Secondary', es: 'Secundario', required: true }),
      },
    }),
    currentResort: text({ label: 'Resort', es: 'Resort', maxLength: 160 }),
    pageViewKey: text({ label: 'Analytics event name', es: 'Nombre del evento de analítica', maxLength: 80 }),
    extension: text({ label: 'Front desk extension', es: 'Extensión de recepción', maxLength: 20 }),
    restaurantDisclaimer: boolean({
      label: 'Shows the restaurant disclaimer',
      es: 'Muestra el aviso de restaurantes',
    }),
    familyResort: boolean({ label: 'Family resort', es: 'Resort familiar' }),
    hideActivities: boolean({ label: 'Hides the activities tile', es: 'Oculta el mosaico de actividades' }),
    cabanas: frame('Cabana reservations', 'Reservación de cabañas'),
    spa: frame('Spa reservations', 'Reservación de spa'),
    diningReservations: frame('Dining reservations', 'Reservación de restaurantes'),
    frameHosts: list({
      label: 'Hosts whose pages may stand in frames',
      es: 'Dominios cuyas páginas pueden mostrarse en marcos',
      maxItems: 50,
      entryLabels: { en: 'Host', es: 'Dominio' },
      fields: { host: text({ label: 'Host', es: 'Dominio', required: true, maxLength: 253 }) },
    }),
    contact: group({
      label: 'Contact',
      es: 'Contacto',
      fields: {
        telephone: text({ label: 'Telephone', es: 'Teléfono', maxLength: 40 }),
        email: text({ label: 'Email', es: 'Correo electrónico', maxLength: 120 }),
        address: localized(text({ label: 'Address', es: 'Dirección', maxLength: 200 })),
        coming: localized(
          text({ label: 'How to come, in a sentence', es: 'Cómo llegar, en una frase', maxLength: 200 }),
        ),
        booking: localized(address({ label: 'Web address for bookings', es: 'Dirección web para reservar' })),
      },
    }),
    tagline: localized(text({ label: 'Line under the name', es: 'Frase bajo el nombre', maxLength: 160 })),
    description: localized(text({ label: 'Description', es: 'Descripción', maxLength: 300 })),
    restaurantDisclaimerText: localized(
      text({ label: 'Restaurant disclaimer', es: 'Aviso de restaurantes', maxLength: 600 }),
    ),
    menuTiles: localized(
      list({
        label: 'Menu tiles',
        es: 'Mosaicos del menú',
        maxItems: 30,
        entryLabels: { en: 'Tile', es: 'Mosaico' },
        fields: {
          page_id: reference({ label: 'Page', es: 'Página', to: 'content_section' }),
          icon: text({ label: 'Icon', es: 'Icono', maxLength: 80, isCode: true }),
          name: localized(text({ label: 'Name', es: 'Nombre', required: true, maxLength: 60 })),
          url: localized(address({ label: 'Web address', es: 'Dirección web' })),
        },
      }),
    ),
    menuLink: localized(
      group({
        label: 'Footer link of the menu',
        es: 'Enlace al pie del menú',
        fields: {
          enabled: localized(boolean({ label: 'Shown', es: 'Visible' })),
          href: localized(address({ label: 'Web address', es: 'Dirección web' })),
          target: localized(text({ label: 'Target', es: 'Destino', maxLength: 20, isCode: true })),
          text: localized(text({ label: 'Text', es: 'Texto', maxLength: 80 })),
        },
      }),
    ),
    safeStay: localized(
      group({
        label: 'Safe stay',
        es: 'Estancia segura',
        fields: {
          title: localized(text({ label: 'Title', es: 'Título', maxLength: 120 })),
          image: localized(picture({ label: 'Picture', es: 'Imagen' })),
          content: localized(markdown({ label: 'Text', es: 'Texto' })),
          gallery: gallery({ label: 'Gallery', es: 'Galería' }),
        },
      }),
    ),
  },
});
