import type { DemoRecord } from '../../demo.ts';
import type { factSheet } from '../fact-sheet.ts';

export default [
  {
    id: 3601,
    code_value: 'CORAL-GENERAL',
    resort: 3601,
    group: 'General',
    locale: {
      en: {
        title: 'Bahía Coral at a glance',
        content: `| | |
|---|---|
| Rooms | 318, of which 140 sleep five |
| Airport | Punta Cana, 25 minutes |
| Check-in, check-out | 3:00 pm, 11:00 am |
| Clubs | 3: from 3, from 7, from 12 years |
| Depth of the bay | 1.30 m as far as the buoys |
| Doctor | in the house, day and night |

Cots, bottle warmers and bed rails are free. Car seats can be ordered for the transfer.`,
        image: 'home-coral',
        gallery: ['kites-kids', 'beach-umbrellas', 'swim-up-bar'],
      },
      es: {
        title: 'Bahía Coral de un vistazo',
        content: `| | |
|---|---|
| Habitaciones | 318, de ellas 140 para cinco personas |
| Aeropuerto | Punta Cana, 25 minutos |
| Llegada y salida | 3:00 p. m. y 11:00 a. m. |
| Clubes | 3: desde los 3, los 7 y los 12 años |
| Fondo de la bahía | 1.30 m hasta las boyas |
| Médico | en la casa, día y noche |

Las cunas, los calientabiberones y las barandas no tienen costo. Las sillas para el traslado se piden al reservar.`,
        image: 'home-coral',
        gallery: ['kites-kids', 'beach-umbrellas', 'swim-up-bar'],
      },
    },
  },
] satisfies DemoRecord<typeof factSheet>[];
