import type { DemoRecord } from '../../demo.ts';
import type { factSheet } from '../fact-sheet.ts';

export default [
  {
    id: 101,
    code_value: 'POSADA-GENERAL',
    resort: 101,
    group: 'General',
    locale: {
      en: {
        title: 'Posada del Paseo at a glance',
        content: `| | |
|---|---|
| Rooms | 9, all with shutters to the sea |
| Opened | 1998 |
| Airport | Cancún, 55 minutes |
| Check-in, check-out | 3:00 pm, noon |
| Restaurants | none in the house, nine on the Promenade |
| Languages spoken | Spanish, English, some Maya |

Breakfast comes up in a basket from Horno Levante. There is no lift; two rooms are on the ground floor.`,
        image: 'arcade-courtyard',
        gallery: ['room-sea', 'market-stalls'],
      },
      es: {
        title: 'Posada del Paseo de un vistazo',
        content: `| | |
|---|---|
| Habitaciones | 9, todas con postigos al mar |
| Abrió en | 1998 |
| Aeropuerto | Cancún, 55 minutos |
| Llegada y salida | 3:00 p. m. y mediodía |
| Restaurantes | ninguno en la casa, nueve en el Paseo |
| Idiomas del personal | español, inglés, algo de maya |

El desayuno sube en canasta desde Horno Levante. No hay elevador; dos habitaciones están en planta baja.`,
        image: 'arcade-courtyard',
        gallery: ['room-sea', 'market-stalls'],
      },
    },
  },
  {
    id: 102,
    code_value: 'PASEO-EVENTS',
    resort: 101,
    group: 'Meetings',
    locale: {
      en: {
        title: 'The Promenade for groups',
        content: `- **Pier head:** 120 standing, 70 seated, sheltered from the east
- **Arcade yard:** 60 at one long table
- **Beach cinema:** 180 beanbags, screen of nine metres

Music outdoors ends at eleven. Fireworks are not possible: turtles nest from May to October.`,
        image: 'pier-lanterns',
        gallery: ['beach-cinema', 'palm-grove-table'],
      },
      es: {
        title: 'El Paseo para grupos',
        content: `- **Punta del muelle:** 120 personas de pie, 70 sentadas, protegida del levante
- **Patio del portal:** 60 en una sola mesa
- **Cine en la playa:** 180 pufs, pantalla de nueve metros

La música al aire libre termina a las once. No hay fuegos artificiales: de mayo a octubre anidan las tortugas.`,
        image: 'pier-lanterns',
        gallery: ['beach-cinema', 'palm-grove-table'],
      },
    },
  },
] satisfies DemoRecord<typeof factSheet>[];
