import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { Toaster } from '#platform/web/ui/toast.tsx';
import { OnboardingWizard } from './onboarding-wizard.tsx';

type Answer = { status: number; body: unknown };

/** A server that gives tokens and answers the profile call, remembering what was sent. */
function serve(answer: () => Answer | Promise<Answer>) {
  const saved: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/api/csrf-token') return Response.json({ csrfToken: 't' });
    saved.push(JSON.parse(init?.body as string));
    const { status, body } = await answer();
    return Response.json(body, { status });
  });
  return saved;
}

const accepted = (): Answer => ({ status: 200, body: { id: 'u1' } });
const animate = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '');
  animate.mockClear();
  Element.prototype.animate = animate;
});
afterEach(cleanup);

function open(owner = 'u1') {
  const onFinished = vi.fn();
  const view = render(
    <QueryClientProvider client={makeQueryClient()}>
      <OnboardingWizard
        user={{ id: owner, email: `${owner}@example.test`, firstName: null }}
        onFinished={onFinished}
      />
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...view, onFinished };
}

const user = userEvent.setup();
const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
const next = () => user.click(button('Next'));
const at = (title: string) => screen.getByRole('heading', { level: 1, name: title });

async function type(name: string, text: string) {
  await user.clear(box(name));
  await user.type(box(name), `${text}{Enter}`);
}

const confirm = () => user.click(screen.getByRole('button', { name: /^These are right/ }));

async function toBasicInfo() {
  await next();
  at('Basic Info');
}

/** The second screen of Basic Info. */
async function toBody(gender = 'Female') {
  await toBasicInfo();
  await user.click(button('Alex'));
  await choose(gender);
  await next();
  at('Basic Info');
}

async function toSchedule() {
  await toBody();
  await confirm();
  await next();
  await choose('Trainee');
  await next();
  await choose('Beginner');
  await next();
  await user.click(screen.getByRole('checkbox', { name: 'Get fit' }));
  await next();
  at('Schedule');
}

it('can be left by signing out, before anything is entered', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    return Response.json(url === '/api/csrf-token' ? { csrfToken: 't' } : { ok: true });
  });
  open();
  expect(screen.getByText('Signed in as u1@example.test')).toBeTruthy();
  await user.click(button('Sign out'));
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(calls).toContain('/api/auth/sign-out');
  await next();
  at('Basic Info');
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
});

describe('the way through', () => {
  it('saves what was chosen and ends at All Set', async () => {
    const saved = serve(accepted);
    const { onFinished } = open();
    screen.getByText('Step 1 of 6');
    screen.getByText('17% complete');
    await toSchedule();
    await user.click(button('Monday'));
    await user.click(button('Friday'));
    await user.click(button('45 minutes'));
    await user.click(button('Complete'));

    await screen.findByRole('heading', { name: 'All Set' });
    screen.getByText('Profile Updated');
    screen.getByText('Your fitness profile has been saved successfully!');
    expect(saved).toHaveLength(1);
    expect(saved[0]).toMatchObject({
      firstName: 'Alex',
      age: 25,
      gender: 'female',
      weight: 65,
      height: 165,
      heightUnit: 'cm',
      role: 'trainee',
      fitnessLevel: 'beginner',
      goals: ['get_fit'],
      schedule: { trainingDays: [1, 5], sessionMinutes: 45 },
    });
    expect(sessionStorage.getItem('onboardingDraft')).toBeNull();
    expect(localStorage.getItem('genderTheme')).toBe('female');
    expect(onFinished).not.toHaveBeenCalled();
    await user.click(button('Get started'));
    expect(onFinished).toHaveBeenCalledOnce();
  });

  it('holds each step until it is valid', async () => {
    open();
    await toBasicInfo();
    expect(button('Next')).toHaveProperty('disabled', true);
    await user.type(box('Name'), '   ');
    screen.getByText('Enter your name to continue.');
    await user.type(box('Name'), 'Anna');
    expect(button('Next')).toHaveProperty('disabled', true);
    screen.getByText('Choose your gender to continue.');
    await choose('Male');
    await next();
    screen.getByText('Confirm our suggestions or set your own to continue.');
    expect(button('Next')).toHaveProperty('disabled', true);
    await user.click(button('These are right: 25 years, 80 kg, 178 cm'));
    await next();
    for (const [title, answer] of [
      ['Your Role', 'Trainer'],
      ['Fitness Level', 'Advanced'],
    ] as const) {
      at(title);
      expect(button('Next')).toHaveProperty('disabled', true);
      await choose(answer);
      await next();
    }
    at('Goals');
    const goal = () => screen.getByRole('checkbox', { name: 'Lose weight' });
    await user.click(goal());
    expect(button('Next')).toHaveProperty('disabled', false);
    await user.click(goal());
    expect(button('Next')).toHaveProperty('disabled', true);
  });

  it('moves the focus to the title and slides for 150 ms, forward and back', async () => {
    open();
    await next();
    expect(document.activeElement).toBe(at('Basic Info'));
    expect(document.title).toContain('Basic Info');
    expect(animate.mock.lastCall?.[0][0].transform).toBe('translateX(32px)');
    expect(animate.mock.lastCall?.[1]).toMatchObject({ duration: 150 });
    await user.click(button('Back'));
    expect(document.activeElement).toBe(at('Welcome'));
    expect(animate.mock.lastCall?.[0][0].transform).toBe('translateX(-32px)');
  });

  it('does not slide where motion is unwelcome', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
    open();
    await toBasicInfo();
    expect(animate).not.toHaveBeenCalled();
  });

  it('goes back a step with the browser', async () => {
    open();
    await toBasicInfo();
    window.dispatchEvent(new PopStateEvent('popstate', { state: { onboardingScreen: 0 } }));
    await screen.findByRole('heading', { name: 'Welcome' });
  });
});

describe('body figures', () => {
  it('suggests by gender but never overwrites what was set by hand', async () => {
    open();
    await toBody('Male');
    expect(box('Weight').value).toBe('80');
    await type('Weight', '91,5');
    await user.click(button('Back'));
    await choose('Female');
    await next();
    expect(box('Weight').value).toBe('91.5');
    expect(box('Height').value).toBe('165');
  });

  it('takes inches, to the half inch, and keeps them in range', async () => {
    open();
    await toBody('Male');
    expect(box('Height').value).toBe('178');
    await choose('inches');
    expect(box('Height').value).toBe('70');
    await type('Height', '70,6');
    expect(box('Height').value).toBe('70.5');
    screen.getByText('5 ft 10.5 in');
    await type('Height', '100');
    expect(box('Height').value).toBe('70.5');
    screen.getByText('100 isn’t between 55 and 87. It stays 70.5.');
  });

  it('shows the BMI with its band, and without one under 18', async () => {
    open();
    await toBody();
    await type('Weight', '78');
    await type('Height', '177');
    const preview = () => within(screen.getByRole('region', { name: 'BMI preview' }));
    preview().getByText('24.9');
    preview().getByText('Normal');
    await user.click(button('Back'));
    await type('Age', '17');
    await user.click(screen.getByRole('checkbox'));
    await next();
    preview().getByText('24.9');
    expect(preview().queryByText('Normal')).toBeNull();
  });

  it('asks minors for the statements their age needs', async () => {
    const saved = serve(accepted);
    open();
    await toBasicInfo();
    await user.click(button('Sam'));
    await choose('Female');
    expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
    await type('Age', '17');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await type('Age', '15');
    const [parents, oldEnough] = screen.getAllByRole('checkbox');
    await user.click(parents as HTMLElement);
    expect(button('Next')).toHaveProperty('disabled', true);
    await user.click(oldEnough as HTMLElement);
    await next();
    await user.click(button('These are right: 65 kg, 165 cm'));
    await next();
    await choose('Trainee');
    await next();
    await choose('Beginner');
    await next();
    await user.click(screen.getByRole('checkbox', { name: 'Lose weight' }));
    screen.getByText(/never set an energy deficit/);
    await next();
    await user.click(button('Complete'));
    await screen.findByRole('heading', { name: 'All Set' });
    expect(saved[0]?.['consents']).toEqual([
      { kind: 'parental_consent', wordingVersion: expect.any(String) },
      { kind: 'digital_age', wordingVersion: expect.any(String) },
    ]);
  });
});

describe('saving', () => {
  it('happens once, however often Complete is pressed', async () => {
    let release = (_: Answer) => {};
    const saved = serve(() => new Promise<Answer>((resolve) => (release = resolve)));
    open();
    await toSchedule();
    const complete = button('Complete');
    // Both before React has shown that the first one is under way.
    act(() => {
      complete.click();
      complete.click();
    });
    await waitFor(() => expect(saved).toHaveLength(1));
    await user.click(button('Complete'));
    release(accepted());
    await screen.findByRole('heading', { name: 'All Set' });
    expect(saved).toHaveLength(1);
  });

  it('is not set off by the second half of a double click on Next', async () => {
    const saved = serve(accepted);
    open();
    await toSchedule();
    fireEvent.click(button('Complete'), { detail: 2 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(saved).toHaveLength(0);
    fireEvent.click(button('Complete'), { detail: 1 });
    await screen.findByRole('heading', { name: 'All Set' });
    expect(saved).toHaveLength(1);
  });

  it('may fail: nothing is lost, it is said, and it can be tried again', async () => {
    let answer: Answer = {
      status: 503,
      body: { code: 'unavailable', message: 'The server is busy. Try again in a minute.' },
    };
    const saved = serve(() => answer);
    open();
    await toSchedule();
    await user.click(button('Complete'));
    await screen.findByText('Failed to update profile. Please try again.');
    screen.getByText('The server is busy. Try again in a minute.');
    at('Schedule');
    expect(sessionStorage.getItem('onboardingDraft')).toContain('Alex');
    answer = accepted();
    await user.click(button('Complete'));
    await screen.findByRole('heading', { name: 'All Set' });
    expect(saved[1]).toEqual(saved[0]);
  });
});

describe('a reload', () => {
  it('comes back to the step with everything entered', async () => {
    const first = open();
    await toBasicInfo();
    await user.type(box('Name'), 'Anna');
    await choose('Male');
    await next();
    await type('Weight', '72.5');
    await confirm();
    await next();
    first.unmount();
    open();
    at('Your Role');
    await user.click(button('Back'));
    expect(box('Weight').value).toBe('72.5');
    await user.click(button('Back'));
    expect(box('Name').value).toBe('Anna');
  });

  it('shows nothing of it to somebody else', async () => {
    const first = open('u1');
    await toBasicInfo();
    await user.type(box('Name'), 'Anna');
    first.unmount();
    open('u2');
    at('Welcome');
    await next();
    expect(box('Name').value).toBe('');
  });
});
