type FiguresTableProps = {
  caption: string;
  columns: readonly string[];
  /** the first cell of each names the row */
  rows: readonly { key: string; cells: readonly string[] }[];
};

/** What a chart shows, in figures. */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  return (
    <div className="rounded-control border border-line">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-sm text-muted">
          <tr className="border-b border-line">
            {columns.map((column, at) => (
              <th
                key={column}
                scope="col"
                className={`px-3 py-2 font-medium ${at === 0 ? '' : 'text-right'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular divide-y divide-line">
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key}>
              <th scope="row" className="px-3 py-2 font-normal">
                {name}
              </th>
              {figures.map((figure, at) => (
                <td key={columns[at + 1]} className="px-3 py-2 text-right">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
