/** What can be done with a judged text: export it, compare it with another one, translate it. Loaded with the first verdict. */
import { lazy, Suspense } from 'react';
import { Ellipsis } from 'lucide-react';
import { MenuButton } from '../../parts/MenuButton.tsx';
import { SESSION_TOOLS } from '../../parts/sessionTools.ts';
import { ExportButton } from './ExportButton.tsx';
import { showTool, useTools } from './session-tools.ts';

const CompareDialog = lazy(() => import('./CompareDialog.tsx').then((file) => ({ default: file.CompareDialog })));
const TranslateDialog = lazy(() => import('./TranslateDialog.tsx').then((file) => ({ default: file.TranslateDialog })));

/** “Export” and “Compare or translate”, and the dialog of the chosen action. */
export function ReportActions() {
  const open = useTools((state) => state.open);
  const onOpenChange = (next: boolean): void => {
    if (!next) showTool(null);
  };
  return (
    <>
      <ExportButton />
      <MenuButton
        look="quiet"
        icon={<Ellipsis />}
        square
        plain
        name="Compare or translate"
        sections={[
          {
            kind: 'actions',
            label: 'This text',
            choices: SESSION_TOOLS,
            onPick: showTool,
          },
        ]}
      />
      <Suspense fallback={null}>
        {open === 'compare' ? <CompareDialog onOpenChange={onOpenChange} /> : null}
        {open === 'translate' ? <TranslateDialog onOpenChange={onOpenChange} /> : null}
      </Suspense>
    </>
  );
}
