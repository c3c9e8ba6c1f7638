import type { DemoRecord } from '../../demo.ts';
import type { factSheet } from '../fact-sheet.ts';

export default [
  {
    id: 1501,
    code_value: 'MAREA-GENERAL',
    resort: 1501,
    group: 'General',
    locale: {
      en: {
        title: 'Casa Marea at a glance',
        content: `| | |
|---|---|
| Rooms | 84, of which 12 suites with a plunge pool |
| Guests | 18 and over |
| Airport | Puerto Vallarta, 50 minutes |
| Check-in, check-out | 3:00 pm, noon |
| Restaurants and bars | 5 and 4 |
| Treatment rooms | 5 |

Pets up to 12 kg are welcome in the garden rooms. The beach is reached by 112 steps or a small funicular.`,
        image: 'room-dusk',
        gallery: ['spa-pool', 'terrace-sea', 'kayak-bay'],
      },
      es: {
        title: 'Casa Marea de un vistazo',
        content: `| | |
|---|---|
| Habitaciones | 84, de ellas 12 suites con alberca propia |
| Huéspedes | mayores de 18 años |
| Aeropuerto | Puerto Vallarta, 50 minutos |
| Llegada y salida | 3:00 p. m. y mediodía |
| Restaurantes y bares | 5 y 4 |
| Cabinas de spa | 5 |

En las habitaciones del jardín son bienvenidas las mascotas de hasta 12 kg. A la playa se baja por 112 escalones o en un pequeño funicular.`,
        image: 'room-dusk',
        gallery: ['spa-pool', 'terrace-sea', 'kayak-bay'],
      },
    },
  },
  {
    id: 1502,
    code_value: 'MAREA-WEDDINGS',
    resort: 1501,
    group: 'Weddings',
    locale: {
      en: {
        title: 'Weddings on the bay',
        content: `One wedding a week, never two. The Mirador seats 80; the old pier holds 24 and the tide table decides the hour.

A judge from the village, four musicians and the cake of your grandmother, if you send the recipe six weeks ahead.`,
        image: 'terrace-dusk',
        gallery: ['palm-grove-table', 'glass-wine'],
      },
      es: {
        title: 'Bodas en la bahía',
        content: `Una boda por semana, nunca dos. En el Mirador caben 80; en el muelle viejo, 24, y la hora la pone la tabla de mareas.

Juez del pueblo, cuatro músicos y el pastel de tu abuela, si mandas la receta con seis semanas.`,
        image: 'terrace-dusk',
        gallery: ['palm-grove-table', 'glass-wine'],
      },
    },
  },
] satisfies DemoRecord<typeof factSheet>[];
