import type { DemoRecord } from '../../demo.ts';
import type { factSheet } from '../fact-sheet.ts';

export default [
  {
    id: 2401,
    code_value: 'OCASO-GENERAL',
    resort: 2401,
    group: 'General',
    locale: {
      en: {
        title: 'Costa Ocaso at a glance',
        content: `| | |
|---|---|
| Rooms | 212, all facing west |
| Airport | Los Cabos, 50 minutes |
| Check-in, check-out | 3:00 pm, noon |
| Restaurants and bars | 6 and 3 |
| Pools | 4, one heated |
| Swimming beach | 12 minutes by van, free |

Electric cars charge free of cost. Drones are not allowed between five and eight in the evening.`,
        image: 'home-ocaso',
        gallery: ['room-dusk', 'wine-cellar', 'cabana-row'],
      },
      es: {
        title: 'Costa Ocaso de un vistazo',
        content: `| | |
|---|---|
| Habitaciones | 212, todas al poniente |
| Aeropuerto | Los Cabos, 50 minutos |
| Llegada y salida | 3:00 p. m. y mediodía |
| Restaurantes y bares | 6 y 3 |
| Albercas | 4, una templada |
| Playa para nadar | a 12 minutos en camioneta, sin costo |

Los coches eléctricos se cargan gratis. Los drones no se permiten de cinco a ocho de la tarde.`,
        image: 'home-ocaso',
        gallery: ['room-dusk', 'wine-cellar', 'cabana-row'],
      },
    },
  },
  {
    id: 2402,
    code_value: 'OCASO-MEETINGS',
    resort: 2401,
    group: 'Meetings',
    locale: {
      en: {
        title: 'Meetings in the desert',
        content: `Three rooms without a beamer's hum: **Arroyo** (140 in rows), **Saguaro** (60 in a U), **Agave** (16 round one table). Coffee from Oaxaca stands there all day.

Meetings stop for the sunset. It has never cost anybody a deal.`,
        image: 'lobby-arches',
        gallery: ['glass-coffee', 'terrace-dusk'],
      },
      es: {
        title: 'Reuniones en el desierto',
        content: `Tres salones sin zumbido de proyector: **Arroyo** (140 en auditorio), **Saguaro** (60 en herradura) y **Agave** (16 en una mesa). Todo el día hay café de Oaxaca.

A la hora del ocaso se suspende la sesión. Nadie ha perdido un negocio por eso.`,
        image: 'lobby-arches',
        gallery: ['glass-coffee', 'terrace-dusk'],
      },
    },
  },
] satisfies DemoRecord<typeof factSheet>[];
