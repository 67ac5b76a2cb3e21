import { Segmented } from '#platform/web/ui/segmented.tsx';

export type Form = 'chart' | 'table';

type ChartOrTableProps = { value: Form; onValueChange: (form: Form) => void };

/** The same figures drawn, or as a table that can be read out. */
export function ChartOrTable({ value, onValueChange }: ChartOrTableProps) {
  return (
    <Segmented
      label="Show as"
      hideLabel
      options={[
        { value: 'chart', label: 'Chart' },
        { value: 'table', label: 'Table' },
      ]}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
