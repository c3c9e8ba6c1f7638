import { encode } from 'uqr';
import styles from './account.module.css';

/** A text as a QR code: always dark on white, in both colour schemes. */
export default function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = encode(text, { border: 2 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dots.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
