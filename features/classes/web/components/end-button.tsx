import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';

type EndButtonProps = {
  words: { end: string; endTitle: string; endLead: string; keep: string; endNow: string };
  pending: boolean;
  onEnd: () => void;
};

/** Ends something that a gym offers, after saying what that does. */
export function EndButton({ words, pending, onEnd }: EndButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="mt-6">
      <Button
        variant="ghost"
        className="-ml-4"
        icon={<Trash2 aria-hidden size={18} />}
        onClick={() => setAsked(true)}
      >
        {words.end}
      </Button>
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.endTitle}
        description={words.endLead}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {words.keep}
            </Button>
            <Button variant="danger" pending={pending} onClick={onEnd}>
              {words.endNow}
            </Button>
          </>
        }
      />
    </div>
  );
}
