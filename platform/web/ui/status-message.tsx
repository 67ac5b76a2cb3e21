import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

type StatusMessageProps = {
  tone: 'error' | 'info' | 'success';
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Scrolls into view, as the pressed button may be far away. */
  answers?: boolean;
};

const comeIntoSight = (box: HTMLDivElement | null) => box?.scrollIntoView({ block: 'center' });

const tones = {
  error: { icon: CircleAlert, box: 'border-danger/40 bg-danger-soft', mark: 'text-danger' },
  info: { icon: Info, box: 'border-info/40 bg-info-soft', mark: 'text-info' },
  success: { icon: CircleCheck, box: 'border-success/40 bg-success-soft', mark: 'text-success' },
};

/** A message that stays on the page, beside what it is about. */
export function StatusMessage(props: StatusMessageProps) {
  const { tone, title, children, action, answers = false } = props;
  const { icon: Icon, box, mark } = tones[tone];
  return (
    <div
      ref={answers ? comeIntoSight : undefined}
      role={tone === 'error' ? 'alert' : 'status'}
      className={`flex flex-wrap items-start gap-3 rounded-card border p-4 ${box}`}
    >
      <Icon aria-hidden size={22} className={`mt-px shrink-0 ${mark}`} />
      {/* With large letters on a narrow screen the text goes below its mark. */}
      <div className="min-w-0 flex-1 basis-36 break-words">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-muted">{children}</div>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
