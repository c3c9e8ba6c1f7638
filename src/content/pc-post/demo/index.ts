import bahiaCoral from './bahia-coral.ts';
import casaMarea from './casa-marea.ts';
import costaOcaso from './costa-ocaso.ts';
import lanternCay from './lantern-cay.ts';
import salYBrisa from './sal-y-brisa.ts';
import selvaYucatan from './hilton-yucatan-playa-del-carmen.ts';

/** By the id of the site. */
export const demo = {
  1: salYBrisa,
  15: casaMarea,
  24: costaOcaso,
  36: bahiaCoral,
  40: selvaYucatan,
  52: lanternCay,
};
