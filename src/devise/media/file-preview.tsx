import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { languages } from '../../domain/language.ts';
import { usePictures } from '../inputs/picture/stored-pictures.ts';
import { PictureChooser } from '../inputs/picture/picture-chooser.tsx';
import { Thumb } from '../inputs/picture/thumb.tsx';
import { usePhrases } from '../staff-language.tsx';
import { useWrite } from '../use-write.ts';
import { saveRecord } from '../workflow/records/records.ts';
import { fileAddressOf, forgetLists, type MediaItem, mediaType } from './media.ts';
import styles from './media.module.css';
import { mediaPhrases } from './phrases.ts';
import { frameOf, keepPoster } from './poster/draw-poster.ts';

interface FilePreviewProps {
  readonly item: MediaItem;
  readonly readOnly: boolean;
}

/** A file that is no picture: a video to play, anything else to download. */
export function FilePreview({ item, readOnly }: FilePreviewProps) {
  const phrases = usePhrases(mediaPhrases);
  const address = fileAddressOf(item);
  if (address === undefined) return null;
  return (
    <>
      {item.kind === 'video' && <VideoPreview item={item} readOnly={readOnly} address={address} />}
      <p className={styles.tools}>
        <Button variant="default" component="a" href={address} download>
          {phrases.download}
        </Button>
        <span className="quiet">{phrases.facts(item.bytes, item.duration)}</span>
      </p>
    </>
  );
}

/** A video with its poster, which is a frame of it or any picture of the library. */
function VideoPreview({ item, readOnly, address }: FilePreviewProps & { readonly address: string }) {
  const phrases = usePhrases(mediaPhrases);
  const video = useRef<HTMLVideoElement>(null);
  const [poster] = usePictures(item.poster ? [item.poster] : []);
  const [isChoosing, setChoosing] = useState(false);
  const [failed, setFailed] = useState(false);
  const saving = useWrite<unknown, () => Promise<unknown>>({
    mutationFn: (save) => save(),
    onSuccess: forgetLists,
    onError: () => setFailed(true),
  });
  const save = (work: () => Promise<unknown>) => {
    setFailed(false);
    saving.mutate(work);
  };
  const { id, version, locale } = item;
  return (
    <>
      {/* A video may have none yet: staff look at it here, and add them below. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        className={styles.video}
        src={address}
        poster={poster ? `${poster.src}?w=800` : undefined}
        controls
        preload="metadata"
        width={item.width ?? undefined}
        height={item.height ?? undefined}
      >
        {languages.map((language) => {
          const { captions } = locale[language];
          return (
            captions && (
              <track
                key={language}
                kind="captions"
                src={captions}
                srcLang={language}
                label={phrases.languages[language]}
              />
            )
          );
        })}
      </video>
      <h3>{phrases.poster}</h3>
      <p className="quiet">{item.poster ? phrases.posterNote : phrases.noPoster}</p>
      {item.poster && (
        <div className={styles.poster}>
          <Thumb picture={poster} alt="" />
        </div>
      )}
      {!readOnly && (
        <p className={styles.tools}>
          <Button
            variant="default"
            loading={saving.isPending}
            onClick={() => save(async () => keepPoster(item, await frameOf(video.current!)))}
          >
            {phrases.takeFrame}
          </Button>
          <Button variant="default" onClick={() => setChoosing(true)}>
            {phrases.choosePoster}
          </Button>
        </p>
      )}
      {failed && (
        <p role="alert" className={styles.failed}>
          {phrases.frameFailed}
        </p>
      )}
      <PictureChooser
        opened={isChoosing}
        chosen={item.poster ? [item.poster] : []}
        onClose={() => setChoosing(false)}
        onChoose={(picture) => {
          setChoosing(false);
          save(() => saveRecord(mediaType, { id, version }, { poster: picture.id, locale }));
        }}
      />
    </>
  );
}
