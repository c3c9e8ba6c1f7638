import type { DemoRecord } from '../../demo.ts';
import type { site } from '../site.ts';

export default {
  id: 36,
  key: 'bahia-coral',
  name: 'Bahía Coral',
  hosts: [
    { host: 'bahia-coral.localhost' },
    { host: 'hub.bahia-coral.localhost' },
    { host: 'kiosk.bahia-coral.localhost' },
  ],
  hubHosts: [{ prefix: 'bahia-coral.' }, { prefix: 'hub.bahia-coral.' }],
  isDefault: false,
  timeZone: 'America/Santo_Domingo',
  currency: 'USD',
  localized: true,
  logo: 'bahia-coral',
  homeImage: 'home-coral',
  homeLogo: 'bahia-coral-home',
  hotelInfoHeader: 'beach-umbrellas',
  eventsHeader: null,
  colors: { primary: '#0a6472', secondary: '#f2734f' },
  currentResort: 'Bahía Coral, Punta Cana',
  pageViewKey: 'pageView',
  extension: '3600',
  restaurantDisclaimer: false,
  familyResort: true,
  hideActivities: false,
  cabanas: { url: '/demo/booking/cabanas?site=bahia-coral', crop: 0 },
  spa: { url: '/demo/booking/spa?site=bahia-coral', crop: 0 },
  diningReservations: { url: '/demo/booking/dining?site=bahia-coral', crop: 0 },
  locale: {
    en: {
      tagline: 'A calm bay behind the reef',
      description:
        'A family resort in Punta Cana: a shallow turquoise bay, three children’s clubs, reef mornings with a biologist and creole cooking in the pot.',
      restaurantDisclaimerText:
        'Restaurants take turns to close, and hours change with the season and the wind. Muelle de los Faroles moves to Arrecife when it blows; we tell you by five. Families with small children are seated first before seven.',
      menuTiles: [
        { page_id: 3606, icon: 'kids', name: "Kids' clubs", url: null },
        { page_id: 3608, icon: 'reef', name: 'The reef', url: null },
        { page_id: null, icon: 'safe-stay', name: 'Safe stay', url: '/property-hub/playa-safe-stay' },
        { page_id: null, icon: 'spa', name: 'Spa', url: '/property-hub/spa-reservations' },
        { page_id: null, icon: 'dietary', name: 'Dietary dishes', url: '/property-hub/dietary-dishes' },
        {
          page_id: null,
          icon: 'gift',
          name: 'Gift cards',
          url: 'https://example.com/bahia-coral/gift-cards',
        },
      ],
      menuLink: {
        enabled: true,
        href: 'https://example.com/bahia-coral/family-photos',
        target: '_blank',
        text: 'Collect your photos',
      },
      safeStay: {
        title: 'Safe stay at Bahía Coral',
        image: 'beach-umbrellas',
        content: `The bay is gentle and the people around it look after children every day. A few habits make the week easier; they take two minutes to read together.

**At the water.** Swim where a tower is manned, between eight and six. Small children wear a vest, even the ones who swim well at home. The flags:

- **Green:** calm
- **Yellow:** stay where you can stand
- **Red:** nobody goes in
- **Blue:** jellyfish, ask at the tower

**In the sun.** Hats on at ten, shade from noon to three, water before anybody asks for it. Fountains with cold water stand beside each pool.

**If somebody gets lost.** Every child's wristband carries the room number and our telephone. Staff in coral shirts stop, kneel down and call; the meeting point is the almond tree at La Glorieta.

**At the table.** Tags on a menu say what a dish is or contains. A tag that is not there never means safe: fill in the allergy card once, and still tell the waiter.

The nurse is next to reception, day and night. Dial **3600** from any telephone in the resort, or +1 555 0160 from your own.`,
        gallery: ['beach-umbrellas', 'towels-shells', 'swim-up-bar', 'garden-path'],
      },
    },
    es: {
      tagline: 'Una bahía mansa detrás del arrecife',
      description:
        'Un resort familiar en Punta Cana: una bahía turquesa y bajita, tres clubes de niños, mañanas de arrecife con una bióloga y cocina criolla de caldero.',
      restaurantDisclaimerText:
        'Los restaurantes cierran por turnos y los horarios cambian con la temporada y el viento. Cuando sopla fuerte, Muelle de los Faroles se muda a Arrecife; te avisamos antes de las cinco. Hasta las siete, las familias con niños pequeños se sientan primero.',
      menuTiles: [
        { page_id: 3606, icon: 'kids', name: 'Clubes de niños', url: null },
        { page_id: 3608, icon: 'reef', name: 'El arrecife', url: null },
        { page_id: null, icon: 'safe-stay', name: 'Estancia segura', url: '/property-hub/playa-safe-stay' },
        { page_id: null, icon: 'spa', name: 'Spa', url: '/property-hub/spa-reservations' },
        {
          page_id: null,
          icon: 'dietary',
          name: 'Platos según tu dieta',
          url: '/property-hub/dietary-dishes',
        },
        {
          page_id: null,
          icon: 'gift',
          name: 'Tarjetas de regalo',
          url: 'https://example.com/bahia-coral/gift-cards',
        },
      ],
      menuLink: {
        enabled: true,
        href: 'https://example.com/bahia-coral/fotos-familiares',
        target: '_blank',
        text: 'Recoge tus fotos',
      },
      safeStay: {
        title: 'Estancia segura en Bahía Coral',
        image: 'beach-umbrellas',
        content: `La bahía es mansa y aquí se cuida de los niños todos los días. Con unas pocas costumbres la semana va mejor; en dos minutos las leen juntos.

**En el agua.** Nada donde haya salvavidas en la torre, de ocho a seis. Los más chiquitos van con chaleco, aunque en casa naden muy bien. Las banderas:

- **Verde:** mar en calma
- **Amarilla:** quédate donde des pie
- **Roja:** nadie entra
- **Azul:** aguavivas; pregunta en la torre

**Bajo el sol.** Gorra desde las diez, sombra de doce a tres y agua antes de que alguien la pida. Junto a cada piscina hay una fuente de agua fría.

**Si alguien se pierde.** La pulsera de cada niño lleva el número de habitación y nuestro teléfono. El personal de camisa coral se detiene, se agacha y llama; el punto de encuentro es el almendro de La Glorieta.

**En la mesa.** Las etiquetas del menú dicen qué es o qué lleva un plato. Que falte una etiqueta nunca quiere decir que sea seguro: llena una vez la ficha de alergias y, aun así, díselo al camarero.

La enfermera está junto a recepción, de día y de noche. Marca **3600** desde cualquier teléfono del resort, o +1 555 0160 desde el tuyo.`,
        gallery: ['beach-umbrellas', 'towels-shells', 'swim-up-bar', 'garden-path'],
      },
    },
  },
} satisfies DemoRecord<typeof site>;
