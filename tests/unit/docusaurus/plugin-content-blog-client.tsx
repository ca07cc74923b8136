import {createContext, type ReactNode, useContext} from 'react';

type BlogPost = {readonly metadata: unknown};

const BlogPostContext = createContext<BlogPost | null>(null);

type Props = {readonly content: BlogPost; readonly children: ReactNode};

export function BlogPostProvider({content, children}: Props): ReactNode {
  return <BlogPostContext value={content}>{children}</BlogPostContext>;
}

export function useBlogPost(): BlogPost {
  const post = useContext(BlogPostContext);
  if (post === null) {
    throw new Error('The component stands outside of a BlogPostProvider');
  }
  return post;
}
