import { Island } from '@lectern/demos';

/** Live components on the home page, each an island of its own. */
export function DemoWall() {
  return (
    <div className="home-wall" lang="en">
      {['wall/OrderCard', 'wall/RoomControls', 'wall/TaskList'].map((id) => (
        <div key={id} className="home-tile">
          <Island id={id} failed={() => null} />
        </div>
      ))}
    </div>
  );
}
