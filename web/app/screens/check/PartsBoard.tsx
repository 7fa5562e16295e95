/** The parts of the text, connected to the editor and the engine. */
import { lazy, Suspense, useState } from 'react';
import type { Converted, ConvertChoice, ShownReport } from '../../engine/types.ts';
import { PartList } from '../../parts/PartList.tsx';
import { goToSpan, showNotice } from '../../state/actions.ts';
import { convertPart, editPart, useConvertChoices } from './part-jobs.ts';

const ConvertDialog = lazy(() =>
  import('../../parts/ConvertDialog.tsx').then((file) => ({ default: file.ConvertDialog })),
);

const NO_SERVER = 'This configuration has no server with a command or a URL, so it cannot be converted.';

/** The list, and the dialog with a converted configuration. */
export function PartsBoard({ report }: { report: ShownReport }) {
  const choices = useConvertChoices(report);
  const [made, setMade] = useState<{ host: ConvertChoice; converted: Converted } | null>(null);
  const [open, setOpen] = useState(false);
  const convert = async (index: number, host: ConvertChoice): Promise<void> => {
    const converted = await convertPart(index, host.id);
    if (!converted) {
      showNotice({ text: NO_SERVER, tone: 'info' });
      return;
    }
    setMade({ host, converted });
    setOpen(true);
  };
  return (
    <>
      <PartList
        parts={report.parts}
        hosts={choices}
        onGo={(index) => {
          const part = report.parts[index];
          if (part) goToSpan(part.span);
        }}
        onEdit={(index, action) => void editPart(index, action)}
        onConvert={(index, host) => void convert(index, host)}
      />
      {made ? (
        <Suspense fallback={null}>
          <ConvertDialog open={open} onOpenChange={setOpen} host={made.host.title} converted={made.converted} />
        </Suspense>
      ) : null}
    </>
  );
}
