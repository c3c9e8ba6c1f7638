import type { FastifyInstance } from 'fastify';
import { languages } from '../../../domain/language.ts';
import type { CacheRegistry } from '../../delivery/cache-registry.ts';
import { NotFound } from '../../http/errors.ts';
import type { PictureFiles } from '../../media/routes.ts';
import { openSite } from '../open-site.ts';
import { PRESS_PICTURES_PATH, pressPictures } from './press-pictures.ts';
import { publicationsIn } from './publications.ts';

interface PressPictureParts {
  readonly registry: CacheRegistry;
  readonly publicOrigin: string | undefined;
  readonly pictures: PictureFiles;
}

interface Asked {
  Params: { release: string; file: string };
}

/**
 * A picture of a press release as a large JPEG. Only of a release whose moment has come, and only while its rights last:
 * anything else is not there, whoever knows its name.
 */
export function pressPictureRoute(
  app: FastifyInstance,
  { registry, publicOrigin, pictures }: PressPictureParts,
): void {
  app.get<Asked>(
    `${PRESS_PICTURES_PATH}/:release/:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { release, file } = request.params;
      const open = await openSite(request, { registry, publicOrigin });
      const offered = languages.flatMap((language) => {
        const wanted = open?.requestIn(language);
        const record = wanted && publicationsIn(wanted, 'press').find(({ id }) => String(id) === release);
        return record ? pressPictures(wanted, record) : [];
      });
      const found = offered.find(({ key }) => `${key}.jpg` === file);
      if (!found) throw new NotFound('There is no such picture.');
      return pictures.sendJpeg(found.key, request, reply);
    },
  );
}
