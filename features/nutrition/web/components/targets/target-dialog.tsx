import { Dialog } from '#platform/web/ui/dialog.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { DayTarget } from '../../../contract.ts';
import type { EnergyUnit } from '../../../rules/learning/energy-balance.ts';
import { howTargetIsWorkedOut, startingPointStepByStep } from '../../messages/targets.ts';
import { TargetArithmetic } from './target-arithmetic.tsx';

type TargetDialogProps = {
  target: DayTarget;
  unit: EnergyUnit;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The arithmetic behind the target, and the ways to change it. */
export function TargetDialog({ target, unit, open, onOpenChange }: TargetDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={howTargetIsWorkedOut}
      description={startingPointStepByStep}
    >
      <TargetArithmetic target={target} unit={unit} />
      <LinkButton href="/progress/targets" variant="secondary" fullWidth className="mt-5">
        Change your target
      </LinkButton>
      <LinkButton href="/profile" variant="ghost" fullWidth className="mt-2">
        Change your details
      </LinkButton>
    </Dialog>
  );
}
