import { Bell, Dumbbell, Flame, Heart, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { Slider } from '#platform/web/ui/slider.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';

const mealOptions = [
  { value: 'breakfast', label: 'Breakfast' },
  { value: 'lunch', label: 'Lunch' },
  { value: 'dinner', label: 'Dinner' },
];

export function ControlSamples() {
  const [quantity, setQuantity] = useState('1,5');
  const [unit, setUnit] = useState('cm');
  const [meal, setMeal] = useState('lunch');
  const [goals, setGoals] = useState(['build_muscle']);
  const [role, setRole] = useState('trainee');
  const [weight, setWeight] = useState(72.5);
  const [reminder, setReminder] = useState(true);
  const toggle = (goal: string) =>
    setGoals(goals.includes(goal) ? goals.filter((other) => other !== goal) : [...goals, goal]);

  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Card title="Buttons">
        <div className="flex flex-wrap items-center gap-3">
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="ghost">Ghost</Button>
          <Button variant="danger">Danger</Button>
          <Button icon={<Plus aria-hidden size={20} />}>With icon</Button>
          <Button pending>Saving...</Button>
          <Button disabled>Disabled</Button>
          <Button size="sm">Small</Button>
          <Button size="lg">Large</Button>
          <LinkButton href="/ui" variant="secondary">
            Link
          </LinkButton>
          <IconButton label="Reminders" icon={<Bell aria-hidden size={22} />} />
        </div>
      </Card>
      <Card title="Fields">
        <div className="flex flex-col gap-4">
          <TextField label="Name" placeholder="Alex" required hint="As your trainer sees it." />
          <TextField
            label="Email"
            type="email"
            defaultValue="alex@"
            error="Enter an email address like name@example.com."
          />
          <PasswordField label="Password" defaultValue="correct horse battery" />
          <div className="grid grid-cols-2 gap-3">
            <NumberField label="Quantity" unit="g" value={quantity} onValueChange={setQuantity} />
            <SelectField
              label="Meal"
              options={mealOptions}
              value={meal}
              onChange={({ currentTarget }) => setMeal(currentTarget.value)}
            />
          </div>
        </div>
      </Card>
      <Card title="Choices">
        <div className="flex flex-col gap-4">
          <Segmented
            label="Height unit"
            options={[
              { value: 'cm', label: 'cm' },
              { value: 'inches', label: 'inches' },
            ]}
            value={unit}
            onValueChange={setUnit}
          />
          <ChoiceCard
            type="radio"
            name="role"
            value="trainee"
            title="Trainee"
            description="Work out, track progress, book trainers"
            icon={<Heart size={22} />}
            selected={role === 'trainee'}
            onSelect={() => setRole('trainee')}
          />
          <ChoiceCard
            type="radio"
            name="role"
            value="trainer"
            title="Trainer"
            description="Offer training"
            icon={<Dumbbell size={22} />}
            selected={role === 'trainer'}
            onSelect={() => setRole('trainer')}
          />
          <ChoiceCard
            type="checkbox"
            name="goals"
            value="build_muscle"
            title="Build muscle"
            icon={<Flame size={22} />}
            selected={goals.includes('build_muscle')}
            onSelect={() => toggle('build_muscle')}
          />
          <Slider
            label="Weight"
            unit="kg"
            min={40}
            max={150}
            step={0.5}
            value={weight}
            onValueChange={setWeight}
          />
          <Switch
            label="Daily reminder"
            description="A nudge to log your dinner"
            checked={reminder}
            onCheckedChange={setReminder}
          />
        </div>
      </Card>
    </div>
  );
}
