import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

function ReaderLanguage() {
  // Some systems add a variant that is no part of a language tag, as in en-US@posix.
  const [tag = 'en'] = navigator.language.split('@');
  const name = new Intl.DisplayNames(tag, { type: 'language' });
  return <Typography>Your browser asks for {name.of(tag)}.</Typography>;
}

export default function LanguageOfReader() {
  return (
    <NoSsr fallback={<Skeleton width={280} height={24} />}>
      <ReaderLanguage />
    </NoSsr>
  );
}
