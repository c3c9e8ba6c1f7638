import { AgentPages } from '../pages/agents/agent-pages.tsx';
import { BookingPage } from '../pages/booking-page.tsx';
import { FlightsPage } from '../pages/flights-page.tsx';
import { PublicationsPage } from '../pages/publications-page.tsx';
import { StoryPage } from '../pages/story-page.tsx';
import { TermsPage } from '../pages/terms-page.tsx';
import { BrochuresPage } from '../pages/brochures-page.tsx';
import { OfferPage, OffersPage } from '../pages/offer-pages.tsx';
import { EventPage, TextPage } from '../pages/record-pages.tsx';
import { BrandPage, CollectionPage, MeetingsPage } from '../pages/group-pages.tsx';
import { FactSheetPage } from '../pages/fact-sheet-page.tsx';
import { ResortPage } from '../pages/resort-page.tsx';
import { RoomPage } from '../pages/room-page.tsx';
import { SearchPage } from '../pages/search-page.tsx';
import { RestaurantPage } from '../pages/restaurant-page.tsx';
import { Counting, CountingChange } from '../parts/counting.tsx';
import { PopUp } from '../parts/pop-up.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { WaysOn } from '../parts/ways-on.tsx';
import { Lead, Title } from '../parts/words.tsx';
import { Slices } from '../slices/slices.tsx';
import { useSay } from '../site-context.tsx';
import type { LetterView, NothingView, SiteView, SlicesView } from '../view.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Slices; those of a page that nobody made stand below its title. */
function SlicesPage({ view, site }: { readonly view: SlicesView; readonly site: SiteView['site'] }) {
  const hasTitle = view.lead !== null || view.slices.length === 0;
  return (
    <>
      {hasTitle && (
        <section className="hero hero-below hero-short">
          <div className="hero-words">
            <Title isFirst>{view.title}</Title>
            <Lead>{view.lead}</Lead>
          </div>
        </section>
      )}
      <Slices slices={view.slices} site={site} hasTitle={hasTitle} />
    </>
  );
}

interface NothingPageProps {
  readonly body: NothingView;
  readonly view: SiteView;
}

function NothingPage({ body: { kind }, view }: NothingPageProps) {
  const say = useSay();
  return (
    <section className="hero hero-below hero-short nothing-here">
      <div className="hero-words">
        <Title isFirst>{say(`${kind}-title`)}</Title>
        <Lead>{say(`${kind}-text`)}</Lead>
        {kind === 'missing' && (
          <>
            <SearchForm href={view.searchHref} id="search" />
            <WaysOn view={view} />
          </>
        )}
      </div>
    </section>
  );
}

const LetterPage = ({ view: { title, text, button } }: { readonly view: LetterView }) => (
  <section className="hero hero-below hero-short nothing-here">
    <div className="hero-words">
      <Title isFirst>{title}</Title>
      <Lead>{text}</Lead>
      {button !== null && (
        <form method="post" action={button.action}>
          <button className="button" type="submit">
            {button.text}
          </button>
        </form>
      )}
    </div>
  </section>
);

function Body({ view }: { readonly view: SiteView }) {
  const { body, site, now } = view;
  switch (body.kind) {
    case 'slices':
      return <SlicesPage view={body} site={site} />;
    case 'restaurant':
      return <RestaurantPage view={body} now={now} />;
    case 'room':
      return <RoomPage view={body} />;
    case 'event':
      return <EventPage view={body} />;
    case 'offer':
      return <OfferPage view={body} />;
    case 'brochures':
      return <BrochuresPage view={body} />;
    case 'offers':
      return <OffersPage view={body} />;
    case 'brand':
      return <BrandPage view={body} />;
    case 'collection':
      return <CollectionPage view={body} />;
    case 'meetings':
      return <MeetingsPage view={body} />;
    case 'fact-sheet':
      return <FactSheetPage view={body} />;
    case 'resort':
      return <ResortPage view={body} />;
    case 'text':
      return <TextPage view={body} />;
    case 'publications':
      return <PublicationsPage view={body} />;
    case 'story':
      return <StoryPage view={body} />;
    case 'terms':
      return <TermsPage view={body} />;
    case 'booking':
      return <BookingPage form={body.form} soldBy={body.soldBy} site={site} />;
    case 'flights':
      return <FlightsPage form={body.form} site={site} />;
    case 'search':
      return <SearchPage body={body} view={view} />;
    case 'letter':
      return <LetterPage view={body} />;
    case 'agent-door':
    case 'agent-bookings':
    case 'agent-statement':
    case 'agent-profile':
    case 'agent-finder':
    case 'agent-contact':
      return <AgentPages view={body} />;
    default:
      return <NothingPage body={body} view={view} />;
  }
}

/** Whether the page opens with a picture as wide as the screen, over which the bar stands. */
export const opensWithPicture = ({ body }: SiteView): boolean => {
  if (body.kind === 'restaurant') return body.card.picture !== null;
  if (body.kind !== 'slices' || body.lead !== null) return false;
  const slice = body.slices[0]?.slice;
  return slice?.block === 'hero' && (slice.layout ?? 'full') === 'full' && slice.image !== null;
};

export function SitePage({ view }: { readonly view: SiteView }) {
  const say = useSay();
  return (
    <>
      <a className="skip" href="#content">
        {say('skip-to-content')}
      </a>
      {view.counting && <Counting counting={view.counting} />}
      <Header view={view} />
      <main id="content">
        <Body view={view} />
      </main>
      <Footer view={view} />
      {view.counting?.asksFirst && <CountingChange />}
      {view.popUp && <PopUp popUp={view.popUp} />}
    </>
  );
}
