import type { RunProblem } from '@lectern/demos/runner/messages';
import { editStrings } from '../edit-strings';
import { useStrings } from '../use-strings';

/** What is wrong with edited code, in words; read aloud as it changes. */
export function EditProblems({ problems }: { problems: readonly RunProblem[] }) {
  const edit = useStrings(editStrings);
  return (
    <div className="edit-problems" role="status" aria-label={edit('problems')}>
      {problems.length === 0 ? (
        <p>{edit('noProblems')}</p>
      ) : (
        <ul>
          {problems.map(({ message, file, line }) => (
            <li key={`${message} ${line}`}>
              {line !== undefined && (
                <b>
                  {edit('line', { values: { line: String(line) } })}
                  {file !== undefined && (
                    <>
                      {' '}
                      <bdi>{file}</bdi>
                    </>
                  )}
                  {': '}
                </b>
              )}
              <bdi lang="en">{message}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
