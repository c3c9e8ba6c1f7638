import type { DemoRecord } from '../../demo.ts';
import type { factSheet } from '../fact-sheet.ts';

export default [
  {
    id: 4001,
    code_value: 'SELVA-GENERAL',
    resort: 4001,
    group: 'General',
    locale: {
      en: {
        title: 'Selva Yucatán at a glance',
        content: `| | |
|---|---|
| Rooms | 90, in houses of two and four |
| Airport | Cancún, 60 minutes; Tulum, 45 |
| Check-in, check-out | 3:00 pm, noon |
| Cenote | 7 m deep, 25 °C, with a lifeguard |
| Beach | 9 minutes by shuttle, every 20 minutes |
| Birds counted | 143 |

Only sunscreen without oxybenzone may enter the water; a bottle stands in each room.`,
        image: 'home-selva',
        gallery: ['garden-path', 'jungle-table', 'spa-pool'],
      },
      es: {
        title: 'Selva Yucatán de un vistazo',
        content: `| | |
|---|---|
| Habitaciones | 90, en casas de dos y de cuatro |
| Aeropuerto | Cancún, 60 minutos; Tulum, 45 |
| Llegada y salida | 3:00 p. m. y mediodía |
| Cenote | 7 m de hondo, 25 °C, con guardavidas |
| Playa | a 9 minutos en transporte, cada 20 minutos |
| Aves contadas | 143 |

Al agua solo se entra con bloqueador sin oxibenzona; en cada habitación hay un frasco.`,
        image: 'home-selva',
        gallery: ['garden-path', 'jungle-table', 'spa-pool'],
      },
    },
  },
] satisfies DemoRecord<typeof factSheet>[];
