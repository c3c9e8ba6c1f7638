/** Every guest route of the specification's section 2, as the Promenade has it: address and title in each language. */
type InBoth = readonly [en: string, es: string];

export interface HubRoute {
  readonly route: InBoth;
  readonly title: InBoth;
  /** Nothing is there; 'refused' where the server had to be asked, which the console tells. */
  readonly missing?: 'unknown' | 'refused';
  /** Another address of the page above, which need not be judged twice. */
  readonly isSamePage?: true;
}

const same = (text: string): InBoth => [text, text];

export const hubRoutes: readonly HubRoute[] = [
  { route: same(''), title: same('Sal y Brisa') },
  { route: same('cabanas'), title: ['Cabana reservations', 'Reserva tu cabaña'] },
  { route: same('spa-reservations'), title: ['Spa reservations', 'Reserva en el spa'] },
  { route: same('dining-reservations'), title: ['Dining reservations', 'Reserva tu mesa'] },
  { route: same('dining'), title: ['Dining', 'Restaurantes y bares'] },
  { route: same('dining/la-lonja'), title: same('La Lonja') },
  { route: same('dining/la-lonja/menu/101'), title: ['From the Fish Hall', 'De la lonja'] },
  {
    route: ['dining/la-lonja/menu/from-the-fish-hall', 'dining/la-lonja/menu/de-la-lonja'],
    isSamePage: true,
    title: ['From the Fish Hall', 'De la lonja'],
  },
  { route: same('info'), title: ['Hotel information', 'Información del hotel'] },
  {
    route: ['info/getting-here', 'info/como-llegar'],
    title: ['Getting here & back', 'Cómo llegar y volver'],
  },
  { route: ['info/map', 'info/mapa'], title: ['Map of the Promenade', 'Mapa del Paseo'] },
  { route: same('info/360-wellnez'), title: ['Wellness on the Promenade', 'Bienestar en el Paseo'] },
  { route: same('info/health-wellness'), title: ['Health & treatments', 'Salud y tratamientos'] },
  {
    route: same('info/fitness-land-sports'),
    title: ['Fitness & land sports', 'Ejercicio y deportes en tierra'],
  },
  { route: same('events'), title: ['Activities & entertainment', 'Actividades y entretenimiento'] },
  {
    route: ['events/promenade-market', 'events/mercado-del-paseo'],
    title: ['The Promenade Market', 'El mercado del Paseo'],
  },
  { route: same('playa-safe-stay'), title: same('Playa Safe Stay') },
  { route: same('dietary-dishes'), title: ['Dietary dishes', 'Platillos según tu dieta'] },
  { route: same('dietary-dishes?diet=vegan'), title: ['Dietary dishes', 'Platillos según tu dieta'] },
  {
    route: same('no-such-page'),
    title: ['We could not find what you were looking for.', 'No encontramos lo que buscabas.'],
    missing: 'unknown',
  },
  {
    route: same('dining/no-such-place'),
    title: ['No restaurants found at this address.', 'No encontramos ningún restaurante en esta dirección.'],
    missing: 'unknown',
  },
  {
    route: same('dining/no-such-place/menu/1'),
    title: ["We couldn't find what you were looking for.", 'No encontramos lo que buscabas.'],
    missing: 'refused',
  },
  {
    route: same('info/no-such-page'),
    title: ['We could not find what you were looking for.', 'No encontramos lo que buscabas.'],
    missing: 'unknown',
  },
  {
    route: same('events/no-such-event'),
    title: ['Unable to find event', 'No encontramos esta actividad'],
    missing: 'refused',
  },
];
