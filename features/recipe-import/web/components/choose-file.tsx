import { type ReactNode, useRef } from 'react';
import { Button } from '#platform/web/ui/button.tsx';

type ChooseFileProps = {
  /** on the button */
  action: string;
  icon: ReactNode;
  /** of the picker, for those who hear it */
  label: string;
  accept: string;
  pending: boolean;
  disabled: boolean;
  onChoose: (file: File) => void;
};

/** Opens the device's own picker. */
export function ChooseFile(props: ChooseFileProps) {
  const { action, icon, label, accept, pending, disabled, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        fullWidth
        icon={icon}
        pending={pending}
        disabled={disabled && !pending}
        onClick={() => input.current?.click()}
      >
        {action}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
