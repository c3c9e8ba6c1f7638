import { Fragment } from 'react';

/** '6:30 p. m. – 10:00 p. m.', which breaks after its dash and nowhere else: 'p. / m.' is hard to read. */
export const TimeRange = ({ text }: { text: string }) =>
  text.split(' – ').map((time, at, { length }) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      <span className="unbroken">
        {time}
        {at < length - 1 && ' –'}
      </span>
    </Fragment>
  ));
