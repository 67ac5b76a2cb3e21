import { Sparkles } from 'lucide-react';
import { Figures } from '#features/account/web/public.ts';
import { nameOfProvider } from '#features/ai-model/rules/provider-names.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { usePhotoState } from '../api.ts';
import {
  checkMarkedFigures,
  compareWithLabel,
  howModelReads,
  labelDoesNotAddUp,
  readWith,
} from '../messages.ts';

type LabelPictureProps = {
  picture: string;
  /** sentences about what does not add up on the label */
  doubts: readonly string[];
  /** how many figures should be looked at; null where a model read them */
  marked: number | null;
  pending: boolean;
  onReadWithModel: () => void;
};

/** The photographed label beside the form, what to check, and the better reader where one is set up. */
export function LabelPicture(props: LabelPictureProps) {
  const { picture, doubts, marked, pending, onReadWithModel } = props;
  return (
    <aside aria-label="The label" className="grid gap-3 lg:sticky lg:top-4">
      <img
        src={picture}
        alt="Your label"
        className="max-h-[38dvh] w-full rounded-card bg-black object-contain lg:max-h-[60dvh]"
      />
      <p className="text-sm text-muted">
        {marked === null ? compareWithLabel : checkMarkedFigures(marked)}
      </p>
      {doubts.length > 0 && (
        <Figures>
          <StatusMessage tone="info" title={labelDoesNotAddUp}>
            {doubts.map((doubt) => (
              <p key={doubt}>{doubt}</p>
            ))}
          </StatusMessage>
        </Figures>
      )}
      <ReadWithModel pending={pending} onRead={onReadWithModel} />
    </aside>
  );
}

/** The better reader, where one is set up and some are left. */
export function ReadWithModel({ pending, onRead }: { pending: boolean; onRead: () => void }) {
  const { data: state } = usePhotoState();
  if (!state?.ready || state.left === 0) return null;
  const service = nameOfProvider(state.provider) ?? 'the analysis service';
  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        icon={<Sparkles aria-hidden size={20} />}
        pending={pending}
        onClick={onRead}
      >
        {readWith(service)}
      </Button>
      <p className="text-sm text-muted">{howModelReads(service, state.left)}</p>
    </div>
  );
}
