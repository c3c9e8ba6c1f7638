import type { DemoRecord } from '../../demo.ts';
import type { site } from '../site.ts';

export default {
  id: 24,
  key: 'costa-ocaso',
  name: 'Costa Ocaso',
  hosts: [
    { host: 'costa-ocaso.localhost' },
    { host: 'hub.costa-ocaso.localhost' },
    { host: 'kiosk.costa-ocaso.localhost' },
  ],
  hubHosts: [{ prefix: 'costa-ocaso.' }, { prefix: 'hub.costa-ocaso.' }],
  isDefault: false,
  timeZone: 'America/Mazatlan',
  currency: 'USD',
  localized: true,
  logo: 'costa-ocaso',
  homeImage: 'home-ocaso',
  homeLogo: 'costa-ocaso-home',
  hotelInfoHeader: 'lobby-arches',
  eventsHeader: 'fire-dance',
  colors: { primary: '#8a3a1e', secondary: '#e0a030' },
  currentResort: 'Costa Ocaso, Los Cabos',
  pageViewKey: 'pageView',
  extension: '2400',
  restaurantDisclaimer: true,
  familyResort: false,
  hideActivities: false,
  cabanas: { url: '/demo/booking/cabanas?site=costa-ocaso', crop: 0 },
  spa: { url: null, crop: 0 },
  diningReservations: { url: '/demo/booking/dining?site=costa-ocaso', crop: 0 },
  locale: {
    en: {
      tagline: 'Where the desert meets two seas',
      description:
        'A terracotta resort on a desert cape in Los Cabos: dinners over mesquite fire, wine from the peninsula and a sunset you can set a table by.',
      restaurantDisclaimerText:
        'Restaurants take turns to rest: not every kitchen is open every day, and hours may change with the season or the weather. Terraza Poniente and the stools at Estero fill early; please reserve before noon. Reserved tables are kept for fifteen minutes.',
      menuTiles: [
        { page_id: null, icon: 'safe-stay', name: 'Safe stay', url: '/property-hub/playa-safe-stay' },
        { page_id: null, icon: 'spa', name: 'Spa', url: '/property-hub/spa-reservations' },
        { page_id: null, icon: 'cabana', name: 'Cabanas', url: '/property-hub/cabanas' },
        { page_id: 2407, icon: 'shuttle', name: 'Getting around', url: null },
        { page_id: 2402, icon: 'wifi', name: 'Wifi & television', url: null },
        { page_id: null, icon: 'golf', name: 'Golf nearby', url: 'https://example.com/golf-los-cabos' },
      ],
      menuLink: {
        enabled: true,
        href: 'https://example.com/costa-ocaso/next-stay',
        target: '_blank',
        text: 'Plan your next stay',
      },
      safeStay: {
        title: 'Safe stay at Costa Ocaso',
        image: 'garden-path',
        content: `A desert by the sea is a gentle place if you know three things about it: the sun, the current and the dark. This page says them plainly, and who to call.

**The sun.** Shade and water before thirst. There is drinking water on every floor and at every pool. From eleven to four, walk on the shaded side of the arcades; the stone elsewhere burns bare feet.

**The sea.** The beach in front of the resort is not for swimming. Flags are raised at seven by the lifeguards:

- **Green:** calm, at the swimming cove only
- **Yellow:** stay where you can stand
- **Red:** out of the water
- **Blue:** jellyfish

**The night.** Paths are lit until dawn with low amber lamps. Away from them, use the lantern that hangs inside your door, wear shoes and look where you step.

**The table.** Each dish carries the tags its kitchen can answer for. A tag that is missing never means that something is safe for you: tell your waiter about allergies, every time.

The nurse's room is beside reception and somebody is there all day and all night. From any telephone in the resort dial **2400**; from your own, +1 555 0140.`,
        gallery: ['beach-umbrellas', 'garden-path', 'spa-pool', 'lobby-arches'],
      },
    },
    es: {
      tagline: 'Donde el desierto toca dos mares',
      description:
        'Un resort color barro en un cabo del desierto, en Los Cabos: cenas al fuego de mezquite, vinos de la península y un atardecer que marca la hora de sentarse a la mesa.',
      restaurantDisclaimerText:
        'Los restaurantes descansan por turnos: no todas las cocinas abren todos los días y los horarios pueden cambiar según la temporada o el clima. Terraza Poniente y la barra de Estero se llenan temprano; reserva antes del mediodía. Guardamos las mesas quince minutos.',
      menuTiles: [
        { page_id: null, icon: 'safe-stay', name: 'Estancia segura', url: '/property-hub/playa-safe-stay' },
        { page_id: null, icon: 'spa', name: 'Spa', url: '/property-hub/spa-reservations' },
        { page_id: null, icon: 'cabana', name: 'Cabañas', url: '/property-hub/cabanas' },
        { page_id: 2407, icon: 'shuttle', name: 'Cómo moverte', url: null },
        { page_id: 2402, icon: 'wifi', name: 'Wifi y televisión', url: null },
        { page_id: null, icon: 'golf', name: 'Golf cercano', url: 'https://example.com/golf-los-cabos' },
      ],
      menuLink: {
        enabled: true,
        href: 'https://example.com/costa-ocaso/proxima-estancia',
        target: '_blank',
        text: 'Planea tu próxima estancia',
      },
      safeStay: {
        title: 'Estancia segura en Costa Ocaso',
        image: 'garden-path',
        content: `Un desierto junto al mar es un lugar amable si le conoces tres cosas: el sol, la corriente y la noche. Aquí te las decimos sin rodeos, y a quién llamar.

**El sol.** Sombra y agua antes de que dé sed. Hay agua potable en cada piso y en las albercas. De once a cuatro camina por el lado sombreado de los portales; en lo demás, la piedra quema los pies descalzos.

**El mar.** La playa frente al resort no es para nadar. Los salvavidas izan las banderas a las siete:

- **Verde:** mar en calma, solo en la caleta
- **Amarilla:** quédate donde alcances el fondo
- **Roja:** fuera del agua
- **Azul:** medusas

**La noche.** Los caminos están iluminados hasta el amanecer con lámparas ámbar. Fuera de ellos, usa la linterna que cuelga detrás de tu puerta, ponte zapatos y fíjate dónde pisas.

**La mesa.** Cada platillo lleva las etiquetas de las que su cocina puede responder. Que falte una etiqueta nunca significa que algo sea seguro para ti: avisa de tus alergias al mesero, todas las veces.

La enfermería está junto a recepción y hay alguien de día y de noche. Desde cualquier teléfono del resort marca **2400**; desde el tuyo, +1 555 0140.`,
        gallery: ['beach-umbrellas', 'garden-path', 'spa-pool', 'lobby-arches'],
      },
    },
  },
} satisfies DemoRecord<typeof site>;
