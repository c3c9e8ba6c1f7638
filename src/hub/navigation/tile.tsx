import type { HubTile } from '../../domain/hub-tiles.ts';
import { TargetLink } from './target-link.tsx';
import { TileIcon } from './tile-icon.tsx';
import styles from './full-menu.module.css';

export const Tile = ({ icon, name, target }: HubTile) => (
  <TargetLink target={target} className={styles.tile}>
    <TileIcon icon={icon} />
    <span>{name}</span>
  </TargetLink>
);
