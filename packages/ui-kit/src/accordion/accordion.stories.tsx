import type { Story, StoryMeta } from '../testing/story';
import { Accordion, AccordionItem } from './accordion';

const meta: StoryMeta<typeof Accordion> = { title: 'Widgets/Accordion', component: Accordion, args: { className: 'max-w-xl' } };
export default meta;

type AccordionStory = Story<typeof Accordion>;

const items = (
  <>
    <AccordionItem value="light" title="Light" aside="3000 K, CRI 90">
      Warm white in three temperatures. The flux is measured at 25 °C and stated with the optic that is chosen above.
    </AccordionItem>
    <AccordionItem value="control" title="Control" aside="DALI-2">
      Dimming from 1 to 100 %. One address a luminaire; groups of up to seven share a remote driver.
    </AccordionItem>
    <AccordionItem value="mounting" title="Mounting">
      Surface canopy of 195 × 195 mm, or built into a plasterboard ceiling with at least 16 cm above it.
    </AccordionItem>
    <AccordionItem value="care" title="Care and end of life" disabled>
      Not for this finish.
    </AccordionItem>
  </>
);

export const Closed: AccordionStory = { args: { children: items } };
export const Open: AccordionStory = { args: { children: items, defaultValue: ['light', 'mounting'] } };
export const OneAtATime: AccordionStory = { args: { children: items, multiple: false, defaultValue: ['control'] } };
export const Disabled: AccordionStory = { args: { children: items, disabled: true, defaultValue: ['light'] } };
export const RightToLeft: AccordionStory = { args: { children: items, defaultValue: ['light'] }, globals: { direction: 'rtl' } };
export const LargeText: AccordionStory = { args: { children: items, defaultValue: ['light'] }, globals: { text: '200%' } };
