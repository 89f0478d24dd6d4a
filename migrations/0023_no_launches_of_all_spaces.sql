-- Launches are listed by space (0022): the two indexes that no statement names any more end.

DROP INDEX properties_launches;
DROP INDEX properties_launch_changes;
