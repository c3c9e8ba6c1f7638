import { defineContentType } from '../../domain/content-type.ts';
import {
  address,
  analyticsTag,
  boolean,
  choice,
  color,
  currency,
  email,
  gallery,
  group,
  host,
  hostPrefix,
  icon,
  integer,
  list,
  localized,
  markdown,
  namedRecords,
  picture,
  reference,
  siteKey,
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
  scope: 'itself',
  permission: 'manage sites',
  titleField: 'name',
  labels: { en: { one: 'site', many: 'sites' }, es: { one: 'sitio', many: 'sitios', gender: 'm' } },
  remove: 'never',
  workflow: {
    choosesPart: true,
    thenMakes: 'page',
    parts: [
      {
        key: 'name',
        en: 'What is the site called?',
        es: '¿Cómo se llama el sitio?',
        called: { en: 'Name', es: 'Nombre' },
        fields: ['name', 'key', 'currentResort'],
      },
      {
        key: 'hosts',
        en: 'At which hosts does it answer?',
        es: '¿En qué dominios responde?',
        called: { en: 'Hosts', es: 'Dominios' },
        fields: ['hosts', 'hubHosts', 'isDefault'],
      },
      {
        key: 'languages',
        en: 'Which languages, which time and which money hold there?',
        es: '¿Qué idiomas, qué hora y qué moneda valen ahí?',
        called: { en: 'Languages, time, money', es: 'Idiomas, hora y moneda' },
        fields: ['localized', 'firstLanguage', 'timeZone', 'currency'],
      },
      {
        key: 'colours',
        en: 'Which two colours are its own?',
        es: '¿Cuáles son sus dos colores?',
        called: { en: 'Colours', es: 'Colores' },
        fields: ['colors'],
      },
      {
        key: 'pictures',
        en: 'What does it look like?',
        es: '¿Cómo se ve?',
        called: { en: 'Logos and pictures', es: 'Logotipos e imágenes' },
        fields: ['logo', 'homeLogo', 'homeImage', 'hotelInfoHeader', 'eventsHeader'],
      },
      {
        key: 'words',
        en: 'What does the site say of itself?',
        es: '¿Qué dice el sitio de sí mismo?',
        called: { en: 'Words', es: 'Textos' },
        fields: ['tagline', 'description', 'restaurantDisclaimer', 'restaurantDisclaimerText', 'safeStay'],
      },
      {
        key: 'menu',
        en: 'What stands in the menu of the hub?',
        es: '¿Qué hay en el menú del hub?',
        called: { en: 'Menu of the hub', es: 'Menú del hub' },
        fields: ['menuTiles', 'menuLink', 'hideActivities'],
      },
      {
        key: 'frames',
        en: 'Where do guests reserve?',
        es: '¿Dónde reservan los huéspedes?',
        called: { en: 'Reservations', es: 'Reservaciones' },
        fields: ['cabanas', 'spa', 'diningReservations', 'frameHosts'],
      },
      {
        key: 'booking',
        en: 'What do visitors book on the site?',
        es: '¿Qué se reserva en el sitio?',
        called: { en: 'Booking', es: 'Reservar estancias' },
        fields: ['bookingExcludeResorts', 'flights'],
      },
      {
        key: 'contact',
        en: 'How is the property reached?',
        es: '¿Cómo se llega al hotel y cómo se le llama?',
        called: { en: 'Contact', es: 'Contacto' },
        fields: ['contact', 'pressContact', 'extension'],
      },
      {
        key: 'forms',
        en: 'Who receives what visitors send?',
        es: '¿Quién recibe lo que envían los visitantes?',
        called: { en: 'Forms', es: 'Formularios' },
        fields: ['formMail'],
      },
      {
        key: 'analytics',
        en: 'How are visits counted?',
        es: '¿Cómo se cuentan las visitas?',
        called: { en: 'Analytics', es: 'Analítica' },
        fields: ['pageViewKey', 'analytics', 'familyResort'],
      },
    ],
    columns: ['key', 'currency', 'localized', 'updated_at'],
  },
  appears: {
    settings: {
      group: 'site',
      position: 4,
      task: { en: 'Set up a site', es: 'Configurar un sitio' },
    },
    guests: { hub: { record: 'home' } },
  },
  fields: {
    name: text({ label: 'Name', es: 'Nombre', readBy: 'guests', required: true, maxLength: 120 }),
    key: siteKey({
      label: 'Key',
      es: 'Clave',
      from: 'name',
      required: true,
      unique: true,
      isOwn: true,
      help: {
        en: 'What machines call the site: casa-marea. Left empty, it is drawn from the name. Analytics and archives know it by this; change it rarely.',
        es: 'Como llaman las máquinas al sitio: casa-marea. Si la deja vacía, se forma con el nombre. La analítica y los archivos lo conocen por ella; cámbiela solo si es necesario.',
      },
    }),
    hosts: list({
      label: 'Hosts',
      es: 'Dominios',
      maxItems: 50,
      entryLabels: { en: 'Host', es: 'Dominio' },
      help: {
        en: 'As www.example.com. The first one is what search engines and shared links name.',
        es: 'Por ejemplo, www.ejemplo.com. El primero es el que muestran los buscadores y los enlaces compartidos.',
      },
      fields: { host: host({ label: 'Host', es: 'Dominio', required: true }) },
    }),
    hubHosts: list({
      label: 'Host prefixes with hub addresses in the URL',
      es: 'Prefijos de dominio con direcciones del hub en la URL',
      maxItems: 200,
      entryLabels: { en: 'Prefix', es: 'Prefijo' },
      help: {
        en: 'On hosts that begin so, as hub., addresses change from page to page, so that guests can go back and share them. On all others the address stays the same, as on a screen in the lobby.',
        es: 'En los dominios que empiezan así, como hub., la dirección cambia de una página a otra y se puede volver atrás y compartirla. En los demás la dirección no cambia, como en una pantalla del vestíbulo.',
      },
      fields: { prefix: hostPrefix({ label: 'Prefix', es: 'Prefijo', required: true }) },
    }),
    isDefault: boolean({
      label: 'Answers on unknown hosts',
      es: 'Responde en dominios desconocidos',
      help: {
        en: 'One site at most. It is the site of the group, which shows all resorts.',
        es: 'Un solo sitio como máximo. Es el sitio del grupo, que muestra todos los resorts.',
      },
    }),
    timeZone: timeZone({
      label: 'Time zone',
      es: 'Zona horaria',
      required: true,
      help: {
        en: 'Hours, events and offers of the property are told in it.',
        es: 'En ella se dicen los horarios, las actividades y las ofertas del hotel.',
      },
    }),
    currency: currency({ label: 'Currency', es: 'Moneda', required: true }),
    localized: boolean({
      label: 'English and Spanish',
      es: 'Inglés y español',
      beginsAsYes: true,
      help: {
        en: 'Otherwise the site is written in one language alone, and guests are offered no choice.',
        es: 'De lo contrario, el sitio se escribe en un solo idioma y al huésped no se le ofrece elegir.',
      },
    }),
    firstLanguage: choice({
      label: 'First language',
      es: 'Primer idioma',
      options: languages,
      labels: { en: { en: 'English', es: 'Inglés' }, es: { en: 'Spanish', es: 'Español' } },
      help: {
        en: 'Forms ask in it for what is required, and from it the other language is translated: what lacks that waits for translation. English where nothing is chosen.',
        es: 'En él piden los formularios lo obligatorio y de él se traduce al otro idioma: lo que no está en ese queda pendiente de traducir. Inglés si no se elige nada.',
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
        primary: color({
          label: 'Primary',
          es: 'Principal',
          required: true,
          shows: 'words',
          help: {
            en: 'Buttons and bars have it, and titles and links are written in it.',
            es: 'Lo llevan botones y barras, y en él se escriben títulos y enlaces.',
          },
        }),
        secondary: color({
          label: 'Secondary',
          es: 'Secundario',
          required: true,
          shows: 'lines',
          help: {
            en: 'The accent: lines under what is chosen, and badges.',
            es: 'El acento: líneas bajo lo elegido y distintivos.',
          },
        }),
      },
    }),
    currentResort: text({
      label: 'Resort',
      es: 'Resort',
      maxLength: 160,
      help: {
        en: 'As analytics should call it: Casa Marea, Riviera Nayarit.',
        es: 'Como debe llamarlo la analítica: Casa Marea, Riviera Nayarit.',
      },
    }),
    pageViewKey: text({
      label: 'Analytics event name',
      es: 'Nombre del evento de analítica',
      maxLength: 80,
      isCode: true,
      help: {
        en: 'What a page view is called in the data layer: pageView.',
        es: 'Como se llama una visita en la capa de datos: pageView.',
      },
    }),
    analytics: group({
      label: 'Analytics tag',
      es: 'Etiqueta de analítica',
      fields: {
        tag: analyticsTag({
          label: 'Tag',
          es: 'Etiqueta',
          help: {
            en: 'Of Google Tag Manager (GTM-…) or Google Analytics (G-…). Empty: nothing of others is loaded.',
            es: 'De Google Tag Manager (GTM-…) o de Google Analytics (G-…). Vacía: no se carga nada ajeno.',
          },
        }),
        asksFirst: boolean({
          label: 'Visitors are asked first',
          es: 'Se pregunta antes al visitante',
          help: {
            en: 'For markets whose law asks for consent: nothing is loaded before somebody says yes, which they may take back on any page.',
            es: 'Para los mercados cuya ley exige consentimiento: no se carga nada hasta que alguien acepta, y puede retirarlo en cualquier página.',
          },
        }),
      },
    }),
    extension: text({ label: 'Front desk extension', es: 'Extensión de recepción', maxLength: 20 }),
    restaurantDisclaimer: boolean({
      label: 'Shows the restaurant disclaimer',
      es: 'Muestra el aviso de restaurantes',
    }),
    familyResort: boolean({
      label: 'Family resort',
      es: 'Resort familiar',
      help: { en: 'Analytics reports it so.', es: 'Así lo informa la analítica.' },
    }),
    hideActivities: boolean({ label: 'Hides the activities tile', es: 'Oculta el mosaico de actividades' }),
    cabanas: frame('Cabana reservations', 'Reservación de cabañas'),
    spa: frame('Spa reservations', 'Reservación de spa'),
    diningReservations: frame('Dining reservations', 'Reservación de restaurantes'),
    frameHosts: list({
      label: 'Hosts whose pages may stand in frames',
      es: 'Dominios cuyas páginas pueden mostrarse en marcos',
      maxItems: 50,
      entryLabels: { en: 'Host', es: 'Dominio' },
      help: {
        en: 'The booking services that the reservation pages come from. Browsers refuse all others.',
        es: 'Los servicios de reservación de los que vienen esas páginas. Los navegadores rechazan todos los demás.',
      },
      fields: { host: host({ label: 'Host', es: 'Dominio', required: true }) },
    }),
    bookingExcludeResorts: namedRecords({
      label: 'Resorts that are not booked here',
      es: 'Resorts que no se reservan aquí',
      to: 'resort',
      by: 'code',
    }),
    flights: address({
      label: 'Web address for flights',
      es: 'Dirección web para vuelos',
      isBookedAt: true,
      help: {
        en: 'Airports, days and passengers are put behind it.',
        es: 'Detrás se ponen aeropuertos, días y pasajeros.',
      },
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
    pressContact: group({
      label: 'Press contact',
      es: 'Contacto de prensa',
      help: {
        en: 'Whom editors call or write to. It stands beside every press release.',
        es: 'A quién llama o escribe la prensa. Aparece junto a cada comunicado.',
      },
      fields: {
        name: text({ label: 'Name', es: 'Nombre', readBy: 'guests', maxLength: 120 }),
        telephone: text({ label: 'Telephone', es: 'Teléfono', maxLength: 40 }),
        email: email({ label: 'Email', es: 'Correo electrónico' }),
      },
    }),
    formMail: group({
      label: 'Mail of the forms',
      es: 'Correo de los formularios',
      help: {
        en: 'Where nothing is given, the address under “Contact” receives it.',
        es: 'Si no se indica nada, lo recibe el correo que figura en «Contacto».',
      },
      fields: {
        contact: email({ label: 'Contact', es: 'Contacto' }),
        proposal: email({ label: 'Request for proposal', es: 'Solicitud de propuesta' }),
        brochure: email({ label: 'Brochure request', es: 'Solicitud de folleto' }),
        agent: email({
          label: 'Travel agents',
          es: 'Agentes de viajes',
          help: {
            en: 'Agents answer to it and read it on their pages; it is told who registers.',
            es: 'A él responden los agentes y lo leen en sus páginas; a él llega el aviso de quien se registra.',
          },
        }),
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
          icon: icon({ label: 'Icon', es: 'Icono' }),
          name: localized(text({ label: 'Name', es: 'Nombre', required: true, maxLength: 60 })),
          page_id: reference({ label: 'Page', es: 'Página', to: 'content_section' }),
          url: localized(
            address({
              label: 'Web address',
              es: 'Dirección web',
              help: {
                en: 'Where the tile leads where no page is chosen, or the page is not there in the language.',
                es: 'A dónde lleva el mosaico si no se elige una página o si no existe en el idioma.',
              },
            }),
          ),
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
          target: localized(
            choice({
              label: 'Opens',
              es: 'Se abre',
              options: ['_self', '_blank'],
              labels: {
                _self: { en: 'In the same tab', es: 'En la misma pestaña' },
                _blank: { en: 'In a new tab', es: 'En otra pestaña' },
              },
            }),
          ),
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
