import { useSay } from '../site-context.tsx';
import type { PopUpView } from '../view.ts';
import { SendButton, VisitorForm } from './form.tsx';
import { Photo } from './photo.tsx';
import { ArrowLink } from './words.tsx';

/** What the island shows where a form could not be sent at all. */
function NoConnection() {
  const say = useSay();
  return (
    <div className="form-notice pop-up-offline" role="alert" hidden>
      <p className="title">{say('form-offline')}</p>
      <p>{say('form-away-text')}</p>
    </div>
  );
}

/** What opens over the page once its moment has come: closed until the island opens it, so without script never. */
export function PopUp({ popUp }: { readonly popUp: PopUpView }) {
  const say = useSay();
  const { id, title, text, picture, form, link, opens, delay, againAfter, isOpen } = popUp;
  const isAnswered = form !== null && form.thanks !== null;
  return (
    <div
      className="pop-up-place no-print"
      data-island="pop-up"
      data-id={id}
      data-opens={opens}
      data-delay={delay}
      data-again-after={againAfter}
      data-answered={isAnswered || undefined}
    >
      <dialog className="pop-up" aria-labelledby="pop-up-title" open={isOpen}>
        {picture && <Photo picture={picture} sizes="460px" ratio="auto" isDecorative />}
        <div className="pop-up-words">
          <h2 className="title" id="pop-up-title" tabIndex={-1}>
            {title}
          </h2>
          <div className="pop-up-inside">
            {text !== null && !isAnswered && <p>{text}</p>}
            {form && !isAnswered && <NoConnection />}
            {form && <VisitorForm form={form} hasOwnButton={false} />}
          </div>
          <div className="pop-up-foot">
            {form && !isAnswered && <SendButton form={form} />}
            {!isAnswered && <ArrowLink text={link.text} address={link.address} isButton />}
            <button className="pop-up-close" type="button">
              {say(isAnswered ? 'pop-up-done' : 'pop-up-close')}
            </button>
          </div>
        </div>
      </dialog>
    </div>
  );
}
