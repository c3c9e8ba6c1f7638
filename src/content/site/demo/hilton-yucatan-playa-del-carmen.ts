import type { DemoRecord } from '../../demo.ts';
import type { site } from '../site.ts';

export default {
  id: 40,
  key: 'hilton-yucatan-playa-del-carmen',
  name: 'Selva Yucatán',
  hosts: [
    { host: 'hilton-yucatan-playa-del-carmen.localhost' },
    { host: 'hub.hilton-yucatan-playa-del-carmen.localhost' },
    { host: 'selva.localhost' },
    { host: 'kiosk.hilton-yucatan-playa-del-carmen.localhost' },
  ],
  hubHosts: [
    { prefix: 'hilton-yucatan-playa-del-carmen.' },
    { prefix: 'hub.hilton-yucatan-playa-del-carmen.' },
    { prefix: 'selva.' },
  ],
  isDefault: false,
  timeZone: 'America/Cancun',
  currency: 'USD',
  localized: true,
  logo: 'hilton-yucatan-playa-del-carmen',
  homeImage: 'home-selva',
  homeLogo: 'hilton-yucatan-playa-del-carmen-home',
  hotelInfoHeader: null,
  eventsHeader: 'dance-lights',
  colors: { primary: '#14432e', secondary: '#f0a021' },
  currentResort: 'Selva Yucatán',
  pageViewKey: 'pageView',
  extension: '4000',
  restaurantDisclaimer: false,
  familyResort: false,
  hideActivities: true,
  cabanas: { url: '/demo/booking/cabanas?site=hilton-yucatan-playa-del-carmen', crop: 0 },
  spa: { url: '/demo/booking/spa?site=hilton-yucatan-playa-del-carmen', crop: 0 },
  diningReservations: { url: '/demo/booking/dining?site=hilton-yucatan-playa-del-carmen', crop: 0 },
  locale: {
    en: {
      tagline: 'Rooms between the ceiba and the cenote',
      description:
        'Ninety rooms in the jungle near Playa del Carmen: a cenote to swim in, Yucatecan cooking from the earth oven, and a beach nine minutes away.',
      restaurantDisclaimerText:
        'Hours follow the season and the weather. Tables under the trees move under the thatch when it rains; your host will tell you where.',
      menuTiles: [
        { page_id: null, icon: 'safe-stay', name: 'Playa Safe Stay', url: '/property-hub/playa-safe-stay' },
        { page_id: null, icon: 'spa', name: 'Spa Reservations', url: '/property-hub/spa-reservations' },
        { page_id: null, icon: 'cabana', name: 'Cabanas', url: '/property-hub/cabanas' },
        { page_id: 4007, icon: 'shuttle', name: 'Beach Shuttle', url: null },
        { page_id: null, icon: 'dietary', name: 'Dietary Dishes', url: '/property-hub/dietary-dishes' },
        {
          page_id: null,
          icon: 'weddings',
          name: 'Weddings',
          url: 'https://example.com/selva-yucatan/weddings',
        },
      ],
      menuLink: {
        enabled: true,
        href: 'https://example.com/selva-yucatan',
        target: '_blank',
        text: 'Plan your next stay in the jungle',
      },
      safeStay: {
        title: 'Playa Safe Stay',
        image: 'garden-path',
        content: `A jungle is safe when everybody knows a few of its habits. This page holds ours; it takes three minutes to read.

Rooms are aired for two hours between guests and cleaned with products that do no harm when they reach the ground water, because here all water reaches the cenote in the end. Sheets are washed at 71 °C.

## In the water

The cenote is open from 7:00 am to 5:00 pm and always has a lifeguard. Please shower first and leave sun cream and repellent for afterwards. Children under 12 wear a vest; we have every size.

- Jump only from the wooden platform: the rock is shallow in places.
- After heavy rain we close the stair for an hour until the water is clear.
- Pools are tested four times a day, and the figures hang beside the towels.

## On the paths

Paths are lit low and warm, so that you see the stones and the owls still see the mice. Iguanas and coatis live here too: look, photograph, do not feed. A torch lies in your bedside drawer.

## In the kitchens

Tell your server about any allergy, however small. Each dish is marked, but one kitchen cooks nuts, wheat and shellfish, and a missing mark is never a promise.

A nurse is on the property day and night: extension 4911. For anything else dial 4000, and somebody comes.`,
        gallery: ['garden-path', 'spa-pool', 'room-dusk'],
      },
    },
    es: {
      tagline: 'Habitaciones entre la ceiba y el cenote',
      description:
        'Noventa habitaciones en la selva, cerca de Playa del Carmen: un cenote para nadar, cocina yucateca de pib y una playa a nueve minutos.',
      restaurantDisclaimerText:
        'Los horarios cambian con la temporada y el clima. Si llueve, las mesas bajo los árboles pasan a la palapa; tu anfitrión te dirá a cuál.',
      menuTiles: [
        { page_id: null, icon: 'safe-stay', name: 'Playa Safe Stay', url: '/property-hub/playa-safe-stay' },
        { page_id: null, icon: 'spa', name: 'Reserva tu spa', url: '/property-hub/spa-reservations' },
        { page_id: null, icon: 'cabana', name: 'Cabañas', url: '/property-hub/cabanas' },
        { page_id: 4007, icon: 'shuttle', name: 'Transporte a la playa', url: null },
        { page_id: null, icon: 'dietary', name: 'Platillos por dieta', url: '/property-hub/dietary-dishes' },
        { page_id: null, icon: 'weddings', name: 'Bodas', url: 'https://example.com/selva-yucatan/bodas' },
      ],
      menuLink: {
        enabled: true,
        href: 'https://example.com/selva-yucatan/es',
        target: '_blank',
        text: 'Planea tu regreso a la selva',
      },
      safeStay: {
        title: 'Playa Safe Stay: tu estancia segura',
        image: 'garden-path',
        content: `La selva es segura cuando todos conocemos algunas de sus costumbres. Aquí están las nuestras; se leen en tres minutos.

Entre un huésped y otro, cada habitación se ventila dos horas y se limpia con productos que no dañan el agua subterránea, porque aquí toda el agua llega al cenote. Las sábanas se lavan a 71 °C.

## En el agua

El cenote abre de 7:00 a. m. a 5:00 p. m., siempre con salvavidas. Báñate antes de entrar y deja el bloqueador y el repelente para después. Los menores de 12 años usan chaleco; tenemos todas las tallas.

- Salta solo desde la plataforma de madera: hay partes con poca profundidad.
- Después de una lluvia fuerte cerramos la escalera una hora, hasta que el agua se aclara.
- Revisamos las albercas cuatro veces al día; los resultados están junto a las toallas.

## En los senderos

La luz es baja y cálida, para que tú veas las piedras y los búhos sigan viendo a los ratones. Aquí también viven iguanas y coatíes: míralos, tómales fotos, no les des de comer. En tu buró hay una linterna.

## En las cocinas

Cuéntale a tu mesero cualquier alergia, por pequeña que sea. Los platillos están marcados, pero en la misma cocina hay nueces, trigo y mariscos: que falte una marca nunca es garantía.

Hay enfermera de día y de noche en la extensión 4911. Para todo lo demás, marca 4000 y alguien va contigo.`,
        gallery: ['garden-path', 'spa-pool', 'room-dusk'],
      },
    },
  },
} satisfies DemoRecord<typeof site>;
