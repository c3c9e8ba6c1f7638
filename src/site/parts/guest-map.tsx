import type { Shore } from '../../domain/group/resort-words.ts';
import { useSay } from '../site-context.tsx';

/**
 * A drawn map: land, water and paths by the sort of shore, and numbered places on it. The list beside it names them.
 * It brings its colours, for the page of the site and the demo's frame have different style sheets.
 */

const WIDTH = 1200;
const HEIGHT = 900;

/** Water first, then the colour of the site: a red site has no red sea. */
const SEA = 'color-mix(in oklab,var(--primary) 12%,#5fa5b2)';
const SAND = '#f4e6c8';
const LAND = 'color-mix(in srgb,var(--secondary) 16%,#e9ecd9)';
const PALM = 'color-mix(in srgb,var(--primary) 30%,#5d9355)';
const HULL = 'var(--secondary)';
const PIN = 'var(--ink)';

type Spot = readonly [across: number, down: number];

/** What the drawing is dressed with, so that it looks like a place: palms on the land, waves, a sail and a compass on the water. */
interface Dress {
  readonly palms: readonly Spot[];
  readonly waves: readonly Spot[];
  readonly sail: Spot;
  readonly compass: Spot;
}

const dresses: Readonly<Record<Shore, Dress>> = {
  bay: {
    palms: [
      [90, 250],
      [150, 330],
      [120, 470],
      [230, 200],
      [420, 120],
      [500, 190],
      [640, 110],
      [760, 190],
      [930, 130],
      [1010, 240],
      [1110, 330],
      [1070, 560],
      [1140, 650],
    ],
    waves: [
      [420, 640],
      [560, 560],
      [700, 700],
      [820, 580],
      [300, 800],
      [640, 820],
      [900, 790],
      [480, 740],
    ],
    sail: [560, 690],
    compass: [140, 800],
  },
  island: {
    palms: [
      [300, 330],
      [360, 270],
      [470, 200],
      [620, 180],
      [760, 210],
      [880, 410],
      [930, 520],
      [700, 690],
      [560, 600],
      [470, 690],
      [290, 560],
      [250, 430],
      [680, 470],
    ],
    waves: [
      [90, 180],
      [240, 110],
      [1010, 140],
      [1110, 260],
      [1090, 640],
      [980, 800],
      [90, 720],
      [230, 830],
    ],
    sail: [1080, 450],
    compass: [100, 830],
  },
  coast: {
    palms: [
      [80, 120],
      [190, 210],
      [260, 440],
      [340, 130],
      [480, 430],
      [520, 180],
      [650, 90],
      [700, 430],
      [790, 170],
      [930, 390],
      [980, 130],
      [1080, 400],
      [1130, 190],
    ],
    waves: [
      [140, 680],
      [320, 760],
      [520, 660],
      [660, 800],
      [840, 690],
      [980, 800],
      [420, 840],
      [1090, 640],
    ],
    sail: [760, 730],
    compass: [1080, 800],
  },
  forest: {
    palms: [
      [70, 90],
      [90, 330],
      [160, 440],
      [230, 90],
      [250, 330],
      [300, 520],
      [340, 390],
      [370, 80],
      [440, 450],
      [520, 90],
      [680, 100],
      [690, 420],
      [800, 160],
      [860, 480],
      [920, 250],
      [960, 90],
      [1070, 190],
      [1110, 350],
      [90, 600],
      [220, 680],
      [400, 620],
      [560, 560],
      [680, 660],
      [110, 800],
      [330, 800],
      [520, 760],
      [700, 810],
    ],
    waves: [
      [1090, 640],
      [960, 720],
      [1120, 780],
      [900, 830],
    ],
    sail: [1050, 720],
    compass: [1110, 830],
  },
};

const at = ([across, down]: Spot) => `translate(${across} ${down})`;

function Scenery({ shore }: { readonly shore: Shore }) {
  const { palms, waves, sail, compass } = dresses[shore];
  return (
    <>
      <g fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity="0.4">
        {waves.map((spot, wave) => (
          <path key={wave} d="m-40 0q10-12 20 0t20 0t20 0t20 0" transform={at(spot)} />
        ))}
      </g>
      <g transform={at(sail)}>
        <path fill="#fff" d="m0-70v58h-46zm8 14 34 44H8z" />
        <path fill={HULL} d="m-54-4H52L34 14h-66z" />
      </g>
      <g fill="#fff" opacity="0.86" transform={at(compass)}>
        <circle r="44" fill="none" stroke="#fff" strokeWidth="3" />
        <path d="m0-60 11 49L60 0 11 11 0 60-11 11-60 0l49-11z" />
      </g>
      <g fill={PALM}>
        {palms.map((spot, palm) => (
          <g key={palm} transform={`${at(spot)} scale(${1.4 + (palm % 3) * 0.2})`}>
            <path fill="none" stroke="#9a7a54" strokeWidth="5" strokeLinecap="round" d="m0 26q-2-20 5-38" />
            <path d="m5-14q-20-14-32 6q16-8 32-6q-24-2-22 20q8-16 22-20q22-16 34 2q-16-6-34-2q24-2 24 18q-10-14-24-18q-6-18-22-16q16 2 22 16q8-18 22-14q-14 2-22 14z" />
          </g>
        ))}
      </g>
    </>
  );
}

/** Outlines of the land, with water inside it the other way round, and a path through it. */
const shores: Readonly<Record<Shore, { readonly land: string; readonly path: string }>> = {
  bay: {
    land: 'M0 0H1200V760C1120 800 1050 770 1010 690C960 590 1010 500 900 440C780 376 660 430 540 420C400 408 330 480 270 580C220 664 130 640 0 720Z',
    path: 'M60 120C240 180 330 250 460 300S760 300 880 340S1040 520 1090 640',
  },
  island: {
    land: 'M150 470C140 300 300 150 520 110C720 74 900 150 1000 300C1090 436 1060 610 920 700C760 800 560 790 400 740C240 690 158 600 150 470Z',
    path: 'M230 520C330 420 470 470 560 380S760 250 860 330S900 560 820 620S520 680 380 600',
  },
  coast: {
    land: 'M0 0H1200V470C1080 520 960 470 830 500C680 536 560 500 420 530C280 560 140 520 0 560Z',
    path: 'M0 300C220 260 380 340 560 320S920 280 1200 330',
  },
  forest: {
    land: 'M0 0H1200V470C1120 490 1090 560 1010 580C900 610 900 700 840 760C800 800 790 860 800 900H0ZM580 270a100 74 0 1 0-200 0a100 74 0 1 0 200 0Z',
    path: 'M0 240C120 250 220 190 330 170S560 150 650 216S740 300 800 330S950 420 1010 504',
  },
};

interface GuestMapProps {
  readonly shore: Shore;
  readonly title: string | null;
  readonly places: readonly { readonly name: string; readonly across: number; readonly down: number }[];
}

export function GuestMap({ shore, title, places }: GuestMapProps) {
  const say = useSay();
  const { land, path } = shores[shore];
  return (
    <svg
      className="drawn-map"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={say('map-of', { title: title ?? '' })}
    >
      <rect width={WIDTH} height={HEIGHT} fill={SEA} />
      {[70, 44, 20].map((width) => (
        <path
          key={width}
          d={land}
          fill="none"
          stroke="#fff"
          strokeWidth={width * 2}
          strokeLinejoin="round"
          opacity="0.16"
        />
      ))}
      <path d={land} fill="none" stroke={SAND} strokeWidth="22" />
      <path d={land} fill={LAND} />
      <path d={path} fill="none" stroke="#fff" strokeWidth="7" strokeLinecap="round" strokeDasharray="1 18" />
      <Scenery shore={shore} />
      {places.map(({ across, down }, place) => (
        <g key={place} transform={at([(across / 100) * WIDTH, (down / 100) * HEIGHT])}>
          <g className="map-spot">
            <circle r="30" fill={PIN} stroke="#fff" strokeWidth="5" />
            <text y="9" fill="#fff" fontSize="27" fontWeight="500" textAnchor="middle">
              {place + 1}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
}
