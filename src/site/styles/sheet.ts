/**
 * All styles of the public site in one file: its own, and those of what it draws with the browser kit. The kit's are CSS
 * modules, which a build leaves out unless something of them is used. Pages of travel agents have a file of theirs beside it.
 */
import '../../web/typeface/typeface.css';
import './tokens.css';
import dietaryTags from '../../web/menu/dietary-tags.module.css';
import dish from '../../web/menu/dish.module.css';
import hours from '../../web/hours/hours.module.css';
import markdown from '../../web/markdown/markdown.module.css';
import menuSections from '../../web/menu/menu-sections.module.css';
import picture from '../../web/picture/picture.module.css';
import openHint from '../../web/hours/open-hint.module.css';
import specialties from '../../web/menu/specialties.module.css';
import './words.css';
import './frame.css';
import './slices.css';
import './records.css';
import './search.css';
import './forms.css';
import './booking.css';
import './calendar.css';
import './group.css';
import './pop-up.css';
import './counting.css';

export const kit = [dietaryTags, dish, hours, markdown, menuSections, openHint, picture, specialties];
