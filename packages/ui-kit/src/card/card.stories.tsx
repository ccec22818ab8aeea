import { Button } from '../button/button';
import type { Story, StoryMeta } from '../testing/story';
import { Card, CardHeader, FactList } from './card';

const meta: StoryMeta<typeof Card> = { title: 'Widgets/Card', component: Card };
export default meta;

export const Facts: Story<typeof Card> = {
  render: () => (
    <Card className="max-w-sm">
      <CardHeader title="Delivery" actions={<Button size="sm">Change</Button>} />
      <FactList
        facts={[
          { label: 'Leaves the works', value: 'Week 51' },
          { label: 'Packages', value: '3' },
          { label: 'Total', value: '2.664,00 €', strong: true },
        ]}
      />
    </Card>
  ),
};
