import type { Story, StoryMeta } from '../testing/story';
import { Tab, TabList, TabPanel, Tabs } from './tabs';

const views = (
  <>
    <TabList label="Views of the luminaire">
      <Tab value="configure">Configure</Tab>
      <Tab value="technical">Technical</Tab>
      <Tab value="documents" aside="3">
        Documents
      </Tab>
      <Tab value="light" disabled>
        Light
      </Tab>
    </TabList>
    <TabPanel value="configure" className="py-5 text-muted">
      Finish, light, control, mounting
    </TabPanel>
    <TabPanel value="technical" className="py-5 text-muted">
      Flux, power, protection
    </TabPanel>
    <TabPanel value="documents" className="py-5 text-muted">
      Data sheet, manual, photometry
    </TabPanel>
  </>
);

const meta: StoryMeta<typeof Tabs> = { title: 'Widgets/Tabs', component: Tabs, args: { defaultValue: 'configure', children: views } };
export default meta;

type TabsStory = Story<typeof Tabs>;

export const Line: TabsStory = {};
export const Segmented: TabsStory = { args: { look: 'segmented' } };
export const Last: TabsStory = { args: { defaultValue: 'documents' } };
export const TooNarrow: TabsStory = { args: { className: 'w-48' } };
export const RightToLeft: TabsStory = { globals: { direction: 'rtl' } };
export const LargeText: TabsStory = { globals: { text: '200%' } };
