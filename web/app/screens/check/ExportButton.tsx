/** “Export”: the report as JSON, SARIF or Markdown, the messages as clean lines. Possible secrets need a confirmation first. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { Download } from 'lucide-react';
import type { ExportFormat, SecretSort } from '../../engine/types.ts';
import { MenuButton } from '../../parts/MenuButton.tsx';
import { exportWith } from './board.ts';

const ExportDialog = lazy(() =>
  import('../../parts/ExportDialog.tsx').then((file) => ({ default: file.ExportDialog })),
);
const loadExport = () => import('../../state/export.ts');

/** The formats, with the purpose of each. */
const FORMS: readonly { id: ExportFormat; label: string; hint: string }[] = [
  { id: 'json', label: 'JSON', hint: 'report, for programs' },
  { id: 'sarif', label: 'SARIF', hint: 'report, for editors and code hosts' },
  { id: 'markdown', label: 'Markdown', hint: 'report, for an issue' },
  { id: 'jsonl', label: 'Clean JSONL', hint: 'messages, one per line' },
];

/** The button with its menu, and the confirmation if there are possible secrets. */
export function ExportButton() {
  const [pendingExport, setPendingExport] = useState<{
    form: (typeof FORMS)[number];
    sorts: readonly SecretSort[];
  } | null>(null);
  const [open, setOpen] = useState(false);
  const pick = async (id: string): Promise<void> => {
    const form = FORMS.find((one) => one.id === id);
    if (!form) return;
    const { secretsNow, saveExport } = await loadExport();
    const sorts = (await secretsNow()) ?? [];
    if (sorts.length === 0) await saveExport(form.id, []);
    else {
      setPendingExport({ form, sorts });
      setOpen(true);
    }
  };
  useEffect(() => exportWith((format) => void pick(format)));
  return (
    <>
      <MenuButton
        look="quiet"
        icon={<Download />}
        sections={[{ kind: 'actions', label: 'Export', choices: FORMS, onPick: (id) => void pick(id) }]}
      >
        Export
      </MenuButton>
      {pendingExport ? (
        <Suspense fallback={null}>
          <ExportDialog
            open={open}
            onOpenChange={setOpen}
            form={pendingExport.form.label}
            sorts={pendingExport.sorts}
            onSave={async (hidden) => {
              const { saveExport } = await loadExport();
              await saveExport(pendingExport.form.id, hidden);
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
