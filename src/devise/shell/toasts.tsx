import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import styles from './toasts.module.css';

/** More than anybody reads: a failure stays until it is dismissed and must not hold a later message back. */
const MAX_SHOWN = 20;

/** The one region for what was saved and what failed. Its regions stand there before they have something to say. */
export default function Toasts() {
  return (
    <Notifications
      aria-live="polite"
      position="top-right"
      limit={MAX_SHOWN}
      containerWidth={480}
      notificationMaxHeight="60vh"
      classNames={{ root: styles.region, notification: styles.message }}
    />
  );
}
