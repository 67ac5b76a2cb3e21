import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

type StatusMessageProps = {
  tone: 'error' | 'info' | 'success';
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
};

const tones = {
  error: { icon: CircleAlert, box: 'border-danger/40 bg-danger-soft', mark: 'text-danger' },
  info: { icon: Info, box: 'border-info/40 bg-info-soft', mark: 'text-info' },
  success: { icon: CircleCheck, box: 'border-success/40 bg-success-soft', mark: 'text-success' },
};

/** A message that stays on the page, beside what it is about. */
export function StatusMessage({ tone, title, children, action }: StatusMessageProps) {
  const { icon: Icon, box, mark } = tones[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-card border p-4 ${box}`}
    >
      <Icon aria-hidden size={22} className={`mt-px shrink-0 ${mark}`} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-muted">{children}</div>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
