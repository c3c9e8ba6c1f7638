import type { DemoRecord } from '../../demo.ts';
import type { factSheet } from '../fact-sheet.ts';

export default [
  {
    id: 5201,
    code_value: 'LANTERN-GENERAL',
    resort: 5201,
    group: 'General',
    locale: {
      en: {
        title: 'Lantern Cay at a glance',
        content: `| | |
|---|---|
| Rooms | 34, in six cottages and the keeper's house |
| Airport | Marathon, 20 minutes and a launch; Miami, 2 h 30 |
| Launch | 10:00 am and at dusk; others on request |
| Lighthouse | 1886, 88 steps, still lit |
| Cars | none; two bicycles for every room |
| Sundays | no program |

The launch takes wheelchairs; the lighthouse does not.`,
        image: 'home-lantern',
        gallery: ['pier-lanterns', 'kayak-bay', 'stargazing'],
      },
      es: {
        title: 'Lantern Cay de un vistazo',
        content: `| | |
|---|---|
| Habitaciones | 34, en seis cabañas y la casa del farero |
| Aeropuerto | Marathon, 20 minutos y lancha; Miami, 2 h 30 |
| Lancha | 10:00 a. m. y al oscurecer; otras, a petición |
| Faro | de 1886, 88 escalones, todavía encendido |
| Coches | ninguno; dos bicicletas por habitación |
| Domingos | sin programa |

A la lancha se puede subir en silla de ruedas; al faro, no.`,
        image: 'home-lantern',
        gallery: ['pier-lanterns', 'kayak-bay', 'stargazing'],
      },
    },
  },
] satisfies DemoRecord<typeof factSheet>[];
