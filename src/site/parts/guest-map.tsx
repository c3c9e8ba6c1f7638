import { useSay } from '../site-context.tsx';

/** A drawn map: land, water and paths by the sort of shore, and numbered places on it. The list beside it names them. */

type Shore = 'bay' | 'island' | 'coast';

const WIDTH = 1200;
const HEIGHT = 900;

/** Outlines of the land, and a path through it. */
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
      <rect width={WIDTH} height={HEIGHT} className="map-sea" />
      {[70, 44, 20].map((width) => (
        <path key={width} d={land} className="map-shallows" style={{ strokeWidth: width * 2 }} />
      ))}
      <path d={land} className="map-sand" />
      <path d={land} className="map-land" />
      <path d={path} className="map-path" />
      {places.map(({ across, down }, at) => (
        <g key={at} transform={`translate(${(across / 100) * WIDTH} ${(down / 100) * HEIGHT})`}>
          <circle r="26" className="map-pin" />
          <text y="9" className="map-number">
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
