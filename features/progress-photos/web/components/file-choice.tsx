import type { LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#platform/web/ui/button.tsx';

type FileChoiceProps = {
  label: string;
  inputLabel: string;
  icon: LucideIcon;
  /** opens the phone's own camera instead of its pictures */
  capture?: boolean;
  pending: boolean;
  onChoose: (file: File) => void;
};

/** Opens the device's own picker or camera. */
export function FileChoice(props: FileChoiceProps) {
  const { label, inputLabel, icon: Icon, capture = false, pending, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="secondary"
        fullWidth
        icon={<Icon aria-hidden size={20} />}
        pending={pending}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        {...(capture ? { capture: 'environment' as const } : {})}
        aria-label={inputLabel}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
